import type { Env } from './env.ts';
import type { SocialProviders } from './modules/auth/social/social-providers.ts';
import type { CurrentSettings } from './modules/settings/current-settings-service.ts';

/** The environment with what administrators have set over it; read anew with each look. */
export const currentEnv = (env: Env, settings: CurrentSettings): Env => ({
  ...env,
  get smtpUrl() {
    return settings.smtpUrl;
  },
  get supportEmail() {
    return settings.supportEmail;
  },
  get socialProviders() {
    return settings.socialProviders;
  },
});

export const liveProviders = (settings: CurrentSettings): SocialProviders => ({
  get google() {
    return settings.socialProviders.google;
  },
  get linkedin() {
    return settings.socialProviders.linkedin;
  },
});

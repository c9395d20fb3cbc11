import type { AccountEventType, SignInMethod } from '../../../../../openapi/gen/types.gen.ts';
import { providerNames } from '../../../../lib/provider-names.ts';

/** How somebody signed in, to follow "Signed in". */
export const methodWords: Record<SignInMethod, string> = {
  password: 'with the password',
  google: `with ${providerNames.google}`,
  linkedin: `with ${providerNames.linkedin}`,
  passkey: 'with a passkey',
};

/** What happened, in a few words. */
export const eventWords: Record<AccountEventType, string> = {
  registered: 'Account created',
  email_verified: 'Email address verified',
  login_succeeded: 'Signed in',
  login_failed: 'Sign-in failed',
  second_factor_requested: 'Second factor requested',
  second_factor_failed: 'Second factor failed',
  recovery_code_used: 'Recovery code used',
  logged_out: 'Logged out',
  logged_out_everywhere: 'Logged out everywhere',
  device_ended: 'A device was logged out',
  refresh_replayed: 'Session ended: an old token was reused',
  password_reset_requested: 'Password reset requested',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  email_change_requested: 'Email change requested',
  email_change_cancelled: 'Email change canceled',
  email_changed: 'Email address changed',
  name_changed: 'Name changed',
  terms_accepted: 'Terms accepted',
  second_factor_enabled: 'Two-factor authentication turned on',
  second_factor_disabled: 'Two-factor authentication turned off',
  second_factor_changed: 'Two-factor authentication changed',
  recovery_codes_replaced: 'Recovery codes replaced',
  trusted_devices_forgotten: 'Trusted devices removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  social_linked: 'Sign-in provider linked',
  social_unlinked: 'Sign-in provider unlinked',
};

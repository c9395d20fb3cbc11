import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';

/** How this installation is known to a provider. */
export interface SocialProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of a stand-in with /authorize, /token, /inspect and /userinfo; absent for the provider itself. */
  readonly url?: string | undefined;
}

/** The providers that this installation is set up for. */
export type SocialProviders = Readonly<Partial<Record<SocialProvider, SocialProviderSettings>>>;

/** Where a provider answers what. */
export interface ProviderEndpoints {
  readonly authorize: string;
  readonly token: string;
  /** Whom a token was issued to. */
  readonly inspect: string;
  readonly userinfo: string;
}

interface ProviderFacts {
  readonly name: string;
  readonly endpoints: ProviderEndpoints;
  /** LinkedIn refuses a confidential client that sends a verifier; there the state and the secret protect. */
  readonly usesPkce: boolean;
}

export const PROVIDERS: Readonly<Record<SocialProvider, ProviderFacts>> = {
  google: {
    name: 'Google',
    endpoints: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      inspect: 'https://oauth2.googleapis.com/tokeninfo',
      userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
    },
    usesPkce: true,
  },
  linkedin: {
    name: 'LinkedIn',
    endpoints: {
      authorize: 'https://www.linkedin.com/oauth/v2/authorization',
      token: 'https://www.linkedin.com/oauth/v2/accessToken',
      inspect: 'https://www.linkedin.com/oauth/v2/introspectToken',
      userinfo: 'https://api.linkedin.com/v2/userinfo',
    },
    usesPkce: false,
  },
};

/** Where a provider is asked: at its own addresses, or at the stand-in that is configured. */
export function endpointsOf(provider: SocialProvider, { url }: SocialProviderSettings): ProviderEndpoints {
  if (!url) return PROVIDERS[provider].endpoints;
  return {
    authorize: `${url}/authorize`,
    token: `${url}/token`,
    inspect: `${url}/inspect`,
    userinfo: `${url}/userinfo`,
  };
}

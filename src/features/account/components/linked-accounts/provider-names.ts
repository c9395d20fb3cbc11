import type { SocialProvider } from '../../../../api/gen/types.gen.ts';

/** What people call the providers. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', linkedin: 'LinkedIn' };

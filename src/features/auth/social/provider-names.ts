import type { SocialProvider } from '../../../api/gen/types.gen.ts';

export const providerNames: Record<SocialProvider, string> = { google: 'Google', linkedin: 'LinkedIn' };

/** What people call the providers of social login. */
export const providerNames = { google: 'Google', linkedin: 'LinkedIn' } as const;

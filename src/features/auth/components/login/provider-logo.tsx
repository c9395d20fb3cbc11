import type { ReactNode } from 'react';
import type { SocialProvider } from '../../../../../openapi/gen/types.gen.ts';

const drawings: Record<SocialProvider, ReactNode> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.6 12.3c0-.8-.1-1.6-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.6c2-1.9 3.3-4.7 3.3-8z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.8 6.8 0 0 1-9.9-3.5H2.2v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.5 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4z"
      />
    </>
  ),
  linkedin: (
    <>
      <rect width="22" height="22" x="1" y="1" rx="3" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M4.5 9.5h3V19h-3zM6 4.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM9.6 9.5h2.9v1.3a3.3 3.3 0 0 1 3-1.6c3 0 3.6 2 3.6 4.6V19h-3v-4.6c0-1.2 0-2.6-1.7-2.6s-1.8 1.3-1.8 2.5V19h-3z"
      />
    </>
  ),
};

/** The mark of a provider beside its name. */
export function ProviderLogo({ provider }: { provider: SocialProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[provider]}
    </svg>
  );
}

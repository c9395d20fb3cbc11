import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';

const KEY = 'candor.social-login';

/** A sign-in that is on its way to a provider and back; kept in this tab only. */
export interface PendingSocialLogin {
  provider: SocialProvider;
  /** What the provider has to send back unchanged. */
  state: string;
  /** PKCE: proves that the one who comes back is the one who left. */
  verifier: string;
  /** Return path (D8). */
  next: string | null;
}

/** Keeps a sign-in in this tab until it comes back; throws where the tab keeps nothing. */
export function keepPending(pending: PendingSocialLogin): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** The sign-in that this state belongs to, or null; whatever was kept is gone afterwards, so it counts once. */
export function takePending(state: string): PendingSocialLogin | null {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const pending: PendingSocialLogin | null = JSON.parse(kept ?? 'null');
    return pending?.state === state ? pending : null;
  } catch {
    return null;
  }
}

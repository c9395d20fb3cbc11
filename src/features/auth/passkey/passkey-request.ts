import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { passkeyLogin, startPasskeyLogin } from '../../../api/gen/sdk.gen.ts';
import { inOwnZone } from '../../../api/in-own-zone.ts';
import type { SignInRequest } from '../../../stores/auth-store.ts';

/** What a browser calls a person's own no, or no passkey for this site. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

/**
 * Asks the person for a passkey; resolves with the sign-in to make with it, or with null where they
 * changed their mind. Asks before the sign-in begins, because that one keeps other tabs waiting (D4).
 */
export async function passkeyRequest(): Promise<SignInRequest | null> {
  const { data } = await startPasskeyLogin();
  // The contract leaves the shape of the options to the Web Authentication API.
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    const credential = await startAuthentication({ optionsJSON });
    const body = { challenge_id: data.challenge_id, credential: { ...credential } };
    return async () => (await passkeyLogin({ ...inOwnZone(), body })).data;
  } catch (error) {
    if (error instanceof Error && CANCELLED.has(error.name)) return null;
    throw error;
  }
}

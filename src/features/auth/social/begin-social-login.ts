import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import { startSocialLogin } from '../../../api/gen/sdk.gen.ts';
import { keepPending } from './pending-social-login.ts';

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits as 43 characters. */
const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The challenge of a verifier, method S256 (RFC 7636 §4.2). */
export async function codeChallengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** Sends the browser to the provider, who sends it back to the login page. */
export async function beginSocialLogin(provider: SocialProvider, next: string | null): Promise<void> {
  const state = randomText();
  const verifier = randomText();
  const body = { state, code_challenge: await codeChallengeOf(verifier) };
  const { data } = await startSocialLogin({ path: { provider }, body });
  keepPending({ provider, state, verifier, next });
  window.location.assign(data.authorization_url);
}

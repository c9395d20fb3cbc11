import { taking } from '../../../api/client.ts';
import { exchangeSocialCode, socialLogin } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { inOwnZone } from '../../../api/in-own-zone.ts';
import { providerNames } from '../../../lib/provider-names.ts';
import type { SignInRequest } from '../../../stores/auth-store.ts';
import type { PendingSocialLogin } from './pending-social-login.ts';
import type { SocialReturn } from './use-social-return.ts';

/** Why a sign-in with a provider ended before its end. */
export interface SocialEnd {
  tone: 'error' | 'info';
  text: string;
}

/** The person's own no: OAuth's code, and LinkedIn's two. */
const DECLINED = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

/** Why nothing is sent with this answer, or null where it can be used. */
export function refusalOf(
  { code, error }: SocialReturn,
  pending: PendingSocialLogin | null,
): SocialEnd | null {
  if (!pending) {
    return {
      tone: 'error',
      text: 'This sign-in was not started in this tab, or it was used already. Please start again.',
    };
  }
  const name = providerNames[pending.provider];
  if (DECLINED.has(error)) return { tone: 'info', text: `You did not sign in with ${name}.` };
  if (error || !code) {
    return { tone: 'error', text: `${name} could not sign you in. Try again, or sign in another way.` };
  }
  return null;
}

/** Exchanges the provider's code for its access token. */
export async function providerToken({ provider, verifier }: PendingSocialLogin, code: string) {
  const body = { code, code_verifier: verifier };
  const { data } = await exchangeSocialCode({ path: { provider }, body });
  return data.access_token;
}

/** The sign-in with a provider's token, and with the password where the two are to be linked (D26). */
export const socialRequest =
  ({ provider }: PendingSocialLogin, token: string, password?: string): SignInRequest =>
  async () => {
    const body = { access_token: token, ...(password && { password }) };
    return (await socialLogin({ ...taking(wantsPassword), ...inOwnZone(), path: { provider }, body })).data;
  };

/** Whether the address belongs to an account with a password, which is then asked for once. */
export const wantsPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.fieldErrors.some(({ field }) => field === 'password');

import type { VerifiedEmail } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { verifyEmail } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { inOwnZone } from '../../../api/in-own-zone.ts';
import { useStores } from '../../../stores/context.tsx';
import { useToLogin } from './use-to-login.ts';
import { isVerifiedAlready } from './verification-refusals.ts';

/**
 * Proves the address with a code, unless it is proven already; then leads to the login with it filled in. In the
 * browser that registered that signs in, and the login's guard leads on.
 */
export function useVerifyEmail(challenge: string, email: string) {
  const { auth, notifications } = useStores();
  const toLogin = useToLogin();

  const request = async (code: string): Promise<VerifiedEmail> => {
    const body = { challenge_id: challenge, code };
    return (await verifyEmail({ ...taking(isVerifiedAlready), ...inOwnZone(), body })).data;
  };

  async function prove(code: string): Promise<string> {
    if (auth.accessToken) {
      const proven = await request(code);
      await auth.markVerified();
      // The login page says it to everybody else.
      if (auth.isAuthenticated) notifications.success('Your email address is verified.', 'Email verified');
      return proven.email;
    }
    const answer = await auth.signIn(async () => {
      const proven = await request(code);
      return proven.session ?? proven;
    });
    return 'email' in answer ? answer.email : email;
  }

  return async (code: string): Promise<void> => {
    try {
      await toLogin({ email: await prove(code), done: 'email-verified' });
    } catch (error) {
      if (!(error instanceof ApiError && isVerifiedAlready(error))) throw error;
      await toLogin({ email, done: 'verified-before' });
    }
  };
}

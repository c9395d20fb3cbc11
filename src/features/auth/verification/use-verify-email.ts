import { taking } from '../../../api/client.ts';
import { verifyEmail } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { useStores } from '../../../stores/context.tsx';
import { useToLogin } from './use-to-login.ts';
import { isVerifiedAlready } from './verification-refusals.ts';

/** Proves the address with a code, unless it is proven already; then leads to the login with it filled in. */
export function useVerifyEmail(challenge: string, email: string) {
  const { auth, notifications } = useStores();
  const toLogin = useToLogin();

  async function prove(code: string): Promise<void> {
    const { data } = await verifyEmail({
      ...taking(isVerifiedAlready),
      body: { challenge_id: challenge, code },
    });
    await auth.markVerified();
    // The login page says it to everybody else.
    if (auth.isAuthenticated) notifications.success('Your e-mail address is verified.', 'Email verified');
    await toLogin({ email: data.email, done: 'email-verified' });
  }

  return async (code: string): Promise<void> => {
    try {
      await prove(code);
    } catch (error) {
      if (!(error instanceof ApiError && isVerifiedAlready(error))) throw error;
      await toLogin({ email, done: 'verified-before' });
    }
  };
}

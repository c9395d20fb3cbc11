import { useNavigate } from 'react-router-dom';
import { silent } from '../../../api/client.ts';
import { verifyEmail } from '../../../api/gen/sdk.gen.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';

/** Proves the address with a code, then leads to the login with the address filled in. */
export function useVerifyEmail(challenge: string) {
  const { auth, notifications } = useStores();
  const navigate = useNavigate();

  return async (code: string): Promise<void> => {
    const { data } = await verifyEmail({ ...silent, body: { challenge_id: challenge, code } });
    await auth.markVerified();
    notifications.success('Your e-mail address is verified. Sign in to continue.', 'Email verified');
    await navigate(paths.auth.login(), { replace: true, state: { email: data.email } });
  };
}

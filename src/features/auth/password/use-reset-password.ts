import { useNavigate } from 'react-router-dom';
import { silent } from '../../../api/client.ts';
import { resetPassword } from '../../../api/gen/sdk.gen.ts';
import type { PasswordReset } from '../../../api/gen/types.gen.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';

/** Sets the new password, then leads to the login with the address filled in. */
export function useResetPassword(email: string) {
  const { notifications } = useStores();
  const navigate = useNavigate();

  return async (body: PasswordReset): Promise<void> => {
    await resetPassword({ ...silent, body });
    notifications.success('Sign in with your new password.', 'Password changed');
    await navigate(paths.auth.login(), { replace: true, state: { email } });
  };
}

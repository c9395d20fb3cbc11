import type { PasswordReset } from '../../../../openapi/gen/types.gen.ts';
import { resetPassword } from '../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../stores/context.tsx';
import { useToLogin } from '../verification/use-to-login.ts';

/** Sets the new password, then leads to the login with the address filled in. */
export function useResetPassword(email: string) {
  const { notifications } = useStores();
  const toLogin = useToLogin();

  return async (body: PasswordReset): Promise<void> => {
    await resetPassword({ body });
    notifications.success('Sign in with your new password.', 'Password changed');
    await toLogin({ email, done: 'password-changed' });
  };
}

import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { forgetReturnPath } from '../sign-in/kept-return-path.ts';
import type { LoginState } from '../sign-in/login-state.ts';
import { useReturnPath } from '../sign-in/use-return-path.ts';

/** Leads on to the login once a challenge is met, in its place, with the way back (D8). */
export function useToLogin() {
  const navigate = useNavigate();
  const next = useReturnPath();

  return async (state: LoginState): Promise<void> => {
    forgetReturnPath();
    await navigate(paths.auth.login({ next }), { replace: true, state });
  };
}

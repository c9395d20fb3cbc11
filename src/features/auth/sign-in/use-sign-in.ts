import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { SignInRequest } from '../../../stores/auth-store.ts';
import { useStores } from '../../../stores/context.tsx';
import { useReturnPath } from './use-return-path.ts';

/**
 * Begins the session that a call answers, or leads to the second factor that comes before it. The return
 * path is that of the address, unless a page brings its own (D8).
 */
export function useSignIn() {
  const { auth } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const given = useReturnPath();

  return async (request: SignInRequest, next: string | null = given ?? null): Promise<void> => {
    const answer = await auth.signIn(request);
    if (!('challenge_id' in answer)) return;
    const { challenge_id: challenge, methods } = answer;
    const from = pathname === paths.auth.adminLogin() ? 'admin' : undefined;
    await navigate(paths.auth.otp({ challenge, methods: methods.join(','), next: next ?? undefined, from }));
  };
}

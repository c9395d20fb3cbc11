import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLoginPath, paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';

/** Sends whoever's session expired to the login page, from wherever they are (§2), and then lets it rest. */
export const SessionEnd = observer(function SessionEnd() {
  const { auth } = useStores();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { ended } = auth;

  useEffect(() => {
    if (!ended) return;
    if (isLoginPath(pathname)) auth.forgetEnd();
    else if (ended === 'expired') {
      navigate(paths.auth.login({ next: pathname + search + hash, expired: true }), { replace: true });
    }
  }, [auth, ended, navigate, pathname, search, hash]);
  return null;
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAuthPath, isLoginPath, paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';

/**
 * Sends whoever's session expired to the login page, from wherever they are (§2), whoever has no account any more to
 * the start page, and then lets it rest.
 */
export const SessionEnd = observer(function SessionEnd() {
  const { auth, notifications } = useStores();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { ended } = auth;

  useEffect(() => {
    if (!ended) return;
    if (ended === 'account-gone' && pathname !== paths.home) {
      navigate(paths.home, { replace: true });
    } else if (ended === 'account-gone') {
      notifications.success('A mail confirms it.', 'Your account is deleted');
      auth.forgetEnd();
    } else if (isLoginPath(pathname)) auth.forgetEnd();
    else if (ended === 'expired') {
      // The other pages on the way to a session are no place to come back to; they know one.
      const next = isAuthPath(pathname) ? new URLSearchParams(search).get('next') : pathname + search + hash;
      navigate(paths.auth.login({ next: next ?? undefined, expired: true }), { replace: true });
    }
  }, [auth, notifications, ended, navigate, pathname, search, hash]);
  return null;
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { loadFrameOverlays } from '../layouts/lazy-overlays.ts';
import { paths } from '../lib/paths.ts';
import { useStores } from '../stores/context.tsx';
import { loadAreaScreens } from './load-areas.ts';
import { loadConfirmHost, loadNotificationHost } from './overlays.tsx';
import { preload } from './preload.ts';
import { routes } from './routes.ts';

const IDLE_AT_LAST = 2000;

/** Not every browser says when it is idle. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_AT_LAST);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

function prefetch(): void {
  const login = routes.find(({ path }) => path === paths.auth.login());
  void Promise.allSettled([
    loadAreaScreens(),
    loadConfirmHost(),
    loadNotificationHost(),
    loadFrameOverlays(),
    login && preload(login),
  ]);
}

/** Fetches early what somebody who is signed in may need without a connection: dialog, messages, and the login (D9). */
export const Prefetch = observer(function Prefetch() {
  const { isAuthenticated } = useStores().auth;
  useEffect(() => (isAuthenticated ? whenIdle(prefetch) : undefined), [isAuthenticated]);
  return null;
});

import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Location, matchPath, Navigate, useLocation } from 'react-router-dom';
import type { GuardContext, GuardResult } from '../../guards/guard.ts';
import { type GuardRef, runGuards } from '../../guards/registry.ts';
import { retryImport } from '../../lib/retry-import.ts';
import { safeReturnPath } from '../../lib/return-path.ts';
import { useStores } from '../../stores/context.tsx';
import { areas, routes } from '../routes.ts';
import { ErrorScreen } from './error-page.tsx';

const loadSessionCheck = async () =>
  (await import(/* webpackChunkName: "session-check" */ './session-check.tsx')).SessionCheck;

const SessionCheck = lazy(async () => ({ default: await retryImport(loadSessionCheck) }));

const loadLiveGuard = async () =>
  (await import(/* webpackChunkName: "live-guard" */ './live-guard.tsx')).LiveGuard;

const LiveGuard = lazy(async () => ({ default: await retryImport(loadLiveGuard) }));

const sessionCheck = (
  <Suspense fallback={null}>
    <SessionCheck />
  </Suspense>
);

/** Where somebody may come back to; of an area also the pages that are still to come. */
const returnable = [...routes, ...areas].map(({ path }) => path);

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** The return path of the address, if it leads to somewhere in the app (D8). */
function nextOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get('next');
  const next = wanted && safeReturnPath(wanted, window.location.origin);
  if (!next) return null;
  const { pathname } = new URL(next, window.location.origin);
  return returnable.some((pattern) => matchPath(pattern, pathname)) ? next : null;
}

/**
 * Runs a row's guards once the session is known and before anything of the screen is asked for; runs them
 * again whenever the session changes, so that a logout anywhere empties the screen.
 */
export const Guarded = observer(function Guarded({
  guards,
  children,
}: {
  guards: readonly GuardRef[];
  children: ReactNode;
}) {
  const { auth } = useStores();
  const location = useLocation();
  if (!auth.isHydrated && guards.length > 0) return sessionCheck;
  const context: GuardContext = {
    user: auth.isAuthenticated ? auth.user : null,
    location: addressOf(location),
    ended: auth.ended,
    next: nextOf(location.search),
    expiredUserId: auth.expiredUserId,
  };
  const isOfLive = guards.includes('recruiter-interview') && context.user !== null;
  const result = runGuards(guards, isOfLive ? { ...context, liveInterview: 'admitted' } : context);
  // The server says whether this person may enter now.
  if (isOfLive && result.kind === 'allow')
    return (
      <Suspense fallback={null}>
        <LiveGuard key={location.pathname} id={liveIdOf(location.pathname)}>
          {(liveInterview) => outcome(runGuards(guards, { ...context, liveInterview }), children)}
        </LiveGuard>
      </Suspense>
    );
  // Who cannot be known for now is not sent to sign in.
  if (result.kind === 'redirect' && auth.statusFailure) return sessionCheck;
  return outcome(result, children);
});

function outcome(result: GuardResult, children: ReactNode): ReactNode {
  switch (result.kind) {
    case 'allow':
      return children;
    case 'redirect':
      return <Navigate to={result.to} replace />;
    case 'block':
      return <ErrorScreen status={result.status} title="Access denied" message={result.message} />;
  }
}

const liveIdOf = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

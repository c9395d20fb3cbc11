import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { lazyOf } from '../lazy.ts';
import { loadAreaScreens } from '../load-areas.ts';
import { redirects, routes } from '../routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Redirect } from './redirect.tsx';
import { elementOf } from './row-element.tsx';

const AreaScreens = lazyOf(loadAreaScreens);

const elements = [
  ...routes.map(elementOf),
  ...redirects.map(({ from, to }) => ({ path: from, element: <Redirect to={to} /> })),
  {
    path: '*',
    element: (
      <Suspense fallback={null}>
        <AreaScreens />
      </Suspense>
    ),
  },
];

/** The screen at the address, or the error page. */
export function Screens() {
  const { pathname } = useLocation();
  return <ErrorBoundary path={pathname}>{useRoutes(elements)}</ErrorBoundary>;
}

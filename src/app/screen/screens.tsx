import { useLocation, useRoutes } from 'react-router-dom';
import { lazyOf } from '../lazy.ts';
import { areas, redirects, routes } from '../routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { Redirect } from './redirect.tsx';
import { Screen } from './screen.tsx';

const elements = [
  ...routes.map((row) => {
    const Page = lazyOf(row.page);
    return {
      path: row.path,
      element: (
        <Guarded guards={row.guards}>
          <Screen row={row} Page={Page} />
        </Guarded>
      ),
    };
  }),
  ...areas.map(({ path, guards }) => ({
    path,
    element: (
      <Guarded guards={guards}>
        <NotFound />
      </Guarded>
    ),
  })),
  ...redirects.map(({ from, to }) => ({ path: from, element: <Redirect to={to} /> })),
  { path: '*', element: <NotFound /> },
];

/** The screen at the address, or the error page. */
export function Screens() {
  const { pathname } = useLocation();
  return <ErrorBoundary path={pathname}>{useRoutes(elements)}</ErrorBoundary>;
}

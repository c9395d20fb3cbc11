import { type ComponentType, lazy } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { areas, type RouteRow, redirects, routes } from '../routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { Redirect } from './redirect.tsx';
import { Screen } from './screen.tsx';

const lazyPage = (page: RouteRow['page']): ComponentType => lazy(async () => ({ default: await page() }));

const elements = [
  ...routes.map((row) => {
    const Page = lazyPage(row.page);
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

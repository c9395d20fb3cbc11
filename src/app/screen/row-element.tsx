import { lazyOf } from '../lazy.ts';
import type { RouteRow } from '../routes.ts';
import { Guarded } from './guarded.tsx';
import { Screen } from './screen.tsx';

/** One row of the route tables, as the router wants it. */
export function elementOf(row: RouteRow) {
  const Page = lazyOf(row.page);
  return {
    path: row.path,
    element: (
      <Guarded guards={row.guards}>
        <Screen row={row} Page={Page} />
      </Guarded>
    ),
  };
}

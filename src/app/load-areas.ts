import { matchPath } from 'react-router-dom';
import { arrive } from './lazy.ts';
import { areas, type RouteRow, routes } from './routes.ts';

/** Downloads the screens of the areas, which a visitor has no need of. */
export const loadAreaScreens = async () =>
  (await import(/* webpackChunkName: "areas" */ './screen/area-screens.tsx')).AreaScreens;

/** The row of the screen at an address; undefined for one that is not there. */
export async function rowAt(pathname: string): Promise<RouteRow | undefined> {
  const find = (rows: readonly RouteRow[]) => rows.find(({ path }) => matchPath(path, pathname));
  const row = find(routes);
  if (row || areas.every(({ path }) => !matchPath(path, pathname))) return row;
  await arrive(loadAreaScreens);
  return find((await import(/* webpackChunkName: "areas" */ './area-routes.ts')).areaRoutes);
}

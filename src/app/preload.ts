import { layouts } from '../layouts/registry.ts';
import { arrive } from './lazy.ts';
import type { RouteRow } from './routes.ts';

/** Downloads what screens with data stand in. */
export const loadQueryBoundary = async () =>
  (await import(/* webpackChunkName: "query" */ './query-boundary.tsx')).QueryBoundary;

/** Asks for everything a screen consists of together, not one after the other; a failure shows later, in its place. */
export async function preload({ page, layout, needsData }: RouteRow): Promise<void> {
  await Promise.allSettled([
    arrive(page),
    layout && arrive(layouts[layout]),
    needsData && arrive(loadQueryBoundary),
  ]);
}

import type { GuardRef } from '../guards/registry.ts';
import { paths } from '../lib/paths.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import type { RouteRow } from './routes/route-row.ts';

export type { RouteRow };

/** The screens outside the areas (§2); those inside come with `area-routes.ts`, once somebody is there. */
export const routes: readonly RouteRow[] = [...publicRoutes, ...authRoutes];

/** Everything below a path, where no screen stands yet: its guards come before the error page (D20). */
export interface Area {
  path: string;
  guards: readonly GuardRef[];
}

export const areas: readonly Area[] = [
  { path: '/admin/*', guards: ['admin'] },
  { path: '/candidate/*', guards: ['candidate'] },
  { path: '/recruiter/*', guards: ['recruiter'] },
  { path: '/resume-builder/*', guards: ['auth'] },
];

/** Leads from a path of the app to another one, or to an address outside it, which is loaded as a page. */
export interface RedirectRule {
  from: string;
  to: string;
}

export const redirects: readonly RedirectRule[] = [
  { from: '/admin', to: paths.admin.dashboard },
  { from: '/candidate', to: paths.candidate.dashboard },
  { from: '/recruiter', to: paths.recruiter.dashboard },
];

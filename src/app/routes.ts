import type { GuardRef } from '../guards/registry.ts';
import { paths } from '../lib/paths.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { candidateRoutes } from './routes/candidate-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { recruiterRoutes } from './routes/recruiter-routes.ts';
import { resumeRoutes } from './routes/resume-routes.ts';
import type { RouteRow } from './routes/route-row.ts';

export type { RouteRow };

/** Every screen there is (§2); whatever is not here shows the error page. */
export const routes: readonly RouteRow[] = [
  ...publicRoutes,
  ...authRoutes,
  ...candidateRoutes,
  ...recruiterRoutes,
  ...adminRoutes,
  ...accountRoutes,
  ...resumeRoutes,
];

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

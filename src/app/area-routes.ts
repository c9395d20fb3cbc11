import { accountRoutes } from './routes/account-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { candidateRoutes } from './routes/candidate-routes.ts';
import { recruiterRoutes } from './routes/recruiter-routes.ts';
import { resumeRoutes } from './routes/resume-routes.ts';
import type { RouteRow } from './routes/route-row.ts';

/** The screens of the areas (§2); whatever is neither here nor in `routes.ts` shows the error page. */
export const areaRoutes: readonly RouteRow[] = [
  ...candidateRoutes,
  ...recruiterRoutes,
  ...adminRoutes,
  ...accountRoutes,
  ...resumeRoutes,
];

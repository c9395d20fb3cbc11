import type { Role } from '../../lib/role.ts';
import type { RouteRow } from './route-row.ts';

/** The own account is one page, and stands in the area of each role. */
const accountRow = (role: Role, path: string, title: string): RouteRow => ({
  path,
  title,
  layout: role,
  guards: [role],
  needsData: true,
  page: async () =>
    (await import(/* webpackChunkName: "account" */ '../../features/account/pages/settings-page.tsx'))
      .SettingsPage,
});

/** Where each role finds its own account (§2). */
export const accountRoutes: RouteRow[] = [
  {
    ...accountRow('candidate', '/candidate/settings', 'Settings'),
    page: async () =>
      (await import(/* webpackChunkName: "account" */ '../settings/candidate-settings-page.tsx'))
        .CandidateSettingsPage,
  },
  {
    ...accountRow('recruiter', '/recruiter/settings', 'Settings'),
    page: async () =>
      (await import(/* webpackChunkName: "account" */ '../settings/recruiter-settings-page.tsx'))
        .RecruiterSettingsPage,
  },
  accountRow('admin', '/admin/profile', 'Profile'),
];

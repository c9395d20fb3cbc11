import type { RouteRow } from './route-row.ts';

/** The recruiters' screens (§2). */
export const recruiterRoutes: RouteRow[] = [
  {
    path: '/recruiter/dashboard',
    title: 'Dashboard',
    layout: 'recruiter',
    guards: ['recruiter'],
    chunk: 'recruiter',
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "recruiter" */ '../../features/recruiter/pages/dashboard-page.tsx'))
        .RecruiterDashboardPage,
  },
  {
    path: '/recruiter/profile',
    title: 'Profile',
    layout: 'recruiter',
    guards: ['recruiter'],
    chunk: 'recruiter',
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "recruiter" */ '../../features/recruiter/pages/profile-page.tsx'))
        .RecruiterProfilePage,
  },
  {
    path: '/recruiter/workspaces/:id/candidates/new',
    title: 'Add candidates',
    layout: 'recruiter',
    guards: ['recruiter'],
    chunk: 'add-candidates',
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "add-candidates" */ '../../features/add-candidates/pages/add-candidates-page.tsx'
        )
      ).AddCandidatesPage,
  },
];

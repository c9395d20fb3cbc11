import type { RouteRow } from './route-row.ts';

/** The recruiters' screens (§2). */
export const recruiterRoutes: RouteRow[] = [
  {
    path: '/recruiter/dashboard',
    title: 'Dashboard',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "recruiter" */ '../../features/recruiter/pages/dashboard-page.tsx'))
        .RecruiterDashboardPage,
  },
  {
    path: '/recruiter/workspaces',
    title: 'Workspaces',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "workspaces" */ '../../features/workspaces/pages/workspaces-page.tsx'
        )
      ).WorkspacesPage,
  },
  {
    path: '/recruiter/workspaces/new',
    title: 'New workspace',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "new-workspace" */ '../../features/workspaces/pages/new-workspace-page.tsx'
        )
      ).NewWorkspacePage,
  },
  {
    path: '/recruiter/workspaces/:id',
    title: 'Workspace',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "workspace" */ '../workspace/workspace-page.tsx')).WorkspacePage,
  },
  {
    path: '/recruiter/profile',
    title: 'Profile',
    layout: 'recruiter',
    guards: ['recruiter'],
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
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "add-candidates" */ '../../features/add-candidates/pages/add-candidates-page.tsx'
        )
      ).AddCandidatesPage,
  },
  {
    path: '/recruiter/workspaces/:id/candidates/:candidateId',
    title: 'Candidate',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "candidate-of-workspace" */ '../../features/candidates/pages/candidate-page.tsx'
        )
      ).CandidatePage,
  },
  {
    path: '/recruiter/candidates',
    title: 'Candidates',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "candidates" */ '../../features/candidates/pages/candidates-page.tsx'
        )
      ).CandidatesPage,
  },
  {
    path: '/recruiter/workspaces/:id/interviews/new',
    title: 'New interview',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "interview-design" */ '../../features/interview-design/pages/new-interview-page.tsx'
        )
      ).NewInterviewPage,
  },
  {
    path: '/recruiter/workspaces/:id/interviews/:interviewId',
    title: 'Interview',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "hiring-interview" */ '../../features/interviews/pages/interview-page.tsx'
        )
      ).InterviewPage,
  },
  {
    path: '/recruiter/interviews',
    title: 'Interviews',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "hiring-interviews" */ '../../features/interviews/pages/interviews-page.tsx'
        )
      ).InterviewsPage,
  },
  {
    path: '/recruiter/interviews/:sessionId',
    title: 'Review',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "review" */ '../../features/review/pages/review-page.tsx'))
        .ReviewPage,
  },
  {
    path: '/recruiter/reports',
    title: 'Reports',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "hiring-reports" */ '../../features/hiring-reports/pages/hiring-reports-page.tsx'
        )
      ).HiringReportsPage,
  },
  {
    path: '/recruiter/tests',
    title: 'Tests',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "tests" */ '../../features/tests/pages/tests-page.tsx')).TestsPage,
  },
  {
    path: '/recruiter/billing',
    title: 'Billing',
    layout: 'recruiter',
    guards: ['recruiter'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "billing" */ '../../features/billing/pages/billing-page.tsx'))
        .BillingPage,
  },
];

import type { RouteRow } from './route-row.ts';

/** The candidates' screens (§2). */
export const candidateRoutes: RouteRow[] = [
  {
    path: '/candidate/dashboard',
    title: 'Dashboard',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "candidate" */ '../../features/candidate-home/pages/dashboard-page.tsx'
        )
      ).DashboardPage,
  },
  {
    path: '/candidate/profile',
    title: 'Profile',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "candidate-profile" */ '../../features/candidate-home/pages/profile-page.tsx'
        )
      ).ProfilePage,
  },
  {
    path: '/candidate/resume',
    title: 'Resume',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "candidate-resume" */ '../../features/candidate-resume/pages/resume-page.tsx'
        )
      ).ResumePage,
  },
  {
    path: '/candidate/interviews',
    title: 'Interviews',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "interviews" */ '../../features/candidate-home/pages/interviews-page.tsx'
        )
      ).InterviewsPage,
  },
  {
    path: '/candidate/interviews/results/:id',
    title: 'Results',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "result" */ '../../features/result/pages/result-page.tsx'))
        .ResultPage,
  },
  {
    path: '/candidate/interviews/practice',
    title: 'Practice interview',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "practice" */ '../../features/practice/pages/practice-page.tsx'))
        .PracticePage,
  },
  // After the practice, whose address it matches too.
  {
    path: '/candidate/interviews/:id',
    title: 'Interview',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "interview" */ '../../features/invitation/pages/interview-page.tsx'))
        .InterviewPage,
  },
  {
    path: '/candidate/interviews/session/:id',
    title: 'Interview',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "session" */ '../../features/session/pages/session-page.tsx'))
        .SessionPage,
  },
  {
    path: '/candidate/interviews/recruiter-session/:id',
    title: 'Live interview',
    guards: ['recruiter-interview'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "live-room" */ '../../features/live-room/pages/live-room-page.tsx'))
        .LiveRoomPage,
  },
  {
    path: '/candidate/interviews/practice-room',
    title: 'Practice room',
    guards: ['candidate'],
    page: async () =>
      (
        await import(
          /* webpackChunkName: "practice-room" */ '../../features/live-room/pages/practice-room-page.tsx'
        )
      ).PracticeRoomPage,
  },
  {
    path: '/candidate/reports',
    title: 'Reports',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "reports" */ '../../features/reports/pages/reports-page.tsx'))
        .ReportsPage,
  },
  {
    path: '/candidate/reports/:id',
    title: 'Report',
    layout: 'candidate',
    guards: ['candidate'],
    needsData: true,
    page: async () =>
      (await import(/* webpackChunkName: "report" */ '../../features/report-page/pages/report-page.tsx'))
        .ReportPage,
  },
];

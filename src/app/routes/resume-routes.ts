import type { RouteRow } from './route-row.ts';

/** The resume builder's screens (§2). */
export const resumeRoutes: RouteRow[] = [
  {
    path: '/resume-builder',
    title: 'Resume builder',
    layout: 'resume-builder',
    guards: ['auth'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "resumes" */ '../../features/resume-builder/pages/resume-builder-page.tsx'
        )
      ).ResumeBuilderPage,
  },
  {
    path: '/resume-builder/create',
    title: 'New resume',
    layout: 'resume-builder',
    guards: ['auth'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "resumes" */ '../../features/resume-builder/pages/create-resume-page.tsx'
        )
      ).CreateResumePage,
  },
  {
    path: '/resume-builder/my-resumes',
    title: 'My resumes',
    layout: 'resume-builder',
    guards: ['auth'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "resumes" */ '../../features/resume-builder/pages/my-resumes-page.tsx'
        )
      ).MyResumesPage,
  },
  // After the two above, whose addresses it matches too.
  {
    path: '/resume-builder/:id',
    title: 'Resume',
    layout: 'resume-builder',
    guards: ['auth'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "resume-editor" */ '../../features/resume-builder/pages/resume-page.tsx'
        )
      ).ResumePage,
  },
  {
    path: '/resume-builder/shared/:token',
    title: 'Shared resume',
    layout: 'resume-builder',
    guards: ['auth'],
    needsData: true,
    page: async () =>
      (
        await import(
          /* webpackChunkName: "shared-resume" */ '../../features/resume-builder/pages/shared-resume-page.tsx'
        )
      ).SharedResumePage,
  },
];

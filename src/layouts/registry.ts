import type { ComponentType } from 'react';
import type { LayoutProps } from './layout-props.ts';

/** The seven layouts (§2); each is downloaded with the first screen that needs it. */
export const layouts = {
  default: async () => (await import(/* webpackChunkName: "public" */ './default-layout.tsx')).DefaultLayout,
  auth: async () => (await import(/* webpackChunkName: "auth" */ './auth-layout.tsx')).AuthLayout,
  dashboard: async () =>
    (await import(/* webpackChunkName: "shell" */ './dashboard-layout.tsx')).DashboardLayout,
  candidate: async () =>
    (await import(/* webpackChunkName: "shell" */ './candidate-layout.tsx')).CandidateLayout,
  recruiter: async () =>
    (await import(/* webpackChunkName: "recruiter-frame" */ './recruiter-layout.tsx')).RecruiterLayout,
  admin: async () => (await import(/* webpackChunkName: "admin" */ './admin-layout.tsx')).AdminLayout,
  'resume-builder': async () =>
    (await import(/* webpackChunkName: "resume" */ './resume-builder-layout.tsx')).ResumeBuilderLayout,
} satisfies Record<string, () => Promise<ComponentType<LayoutProps>>>;

export type LayoutName = keyof typeof layouts;

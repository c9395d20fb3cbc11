import type { ComponentType } from 'react';
import type { LayoutProps } from './layout-props.ts';

interface LayoutEntry {
  /** The name in the comment of the import. */
  chunk: string;
  load: () => Promise<ComponentType<LayoutProps>>;
}

/** The seven layouts (§2); each is downloaded with the first screen that needs it. */
export const layouts = {
  default: {
    chunk: 'public',
    load: async () => (await import(/* webpackChunkName: "public" */ './default-layout.tsx')).DefaultLayout,
  },
  auth: {
    chunk: 'auth',
    load: async () => (await import(/* webpackChunkName: "auth" */ './auth-layout.tsx')).AuthLayout,
  },
  dashboard: {
    chunk: 'shell',
    load: async () =>
      (await import(/* webpackChunkName: "shell" */ './dashboard-layout.tsx')).DashboardLayout,
  },
  candidate: {
    chunk: 'shell',
    load: async () =>
      (await import(/* webpackChunkName: "shell" */ './candidate-layout.tsx')).CandidateLayout,
  },
  recruiter: {
    chunk: 'recruiter-frame',
    load: async () =>
      (await import(/* webpackChunkName: "recruiter-frame" */ './recruiter-layout.tsx')).RecruiterLayout,
  },
  admin: {
    chunk: 'admin',
    load: async () => (await import(/* webpackChunkName: "admin" */ './admin-layout.tsx')).AdminLayout,
  },
  'resume-builder': {
    chunk: 'resume',
    load: async () =>
      (await import(/* webpackChunkName: "resume" */ './resume-builder-layout.tsx')).ResumeBuilderLayout,
  },
} satisfies Record<string, LayoutEntry>;

export type LayoutName = keyof typeof layouts;

import type { ComponentType } from 'react';
import type { GuardRef } from '../../guards/registry.ts';
import type { LayoutName } from '../../layouts/registry.ts';

/** A file of the build; the page's HTML asks for it before the script that needs it has arrived. */
type ChunkName =
  | 'public'
  | 'features'
  | 'legal'
  | 'apply'
  | 'cookies'
  | 'auth'
  | 'otp'
  | 'registration'
  | 'password-reset'
  | 'account'
  | 'candidate'
  | 'candidate-profile'
  | 'candidate-resume'
  | 'interviews'
  | 'interview'
  | 'result'
  | 'practice'
  | 'session'
  | 'live-room'
  | 'reports'
  | 'report'
  | 'recruiter'
  | 'add-candidates'
  | 'candidates'
  | 'candidate-of-workspace'
  | 'workspaces'
  | 'new-workspace'
  | 'workspace'
  | 'interview-design'
  | 'hiring-interviews'
  | 'hiring-reports'
  | 'review'
  | 'tests'
  | 'billing'
  | 'resumes'
  | 'resume-editor'
  | 'shared-resume'
  | 'admin'
  | 'admin-billing'
  | 'admin-users'
  | 'admin-logs'
  | 'admin-analytics'
  | 'admin-reports';

/** One screen of §2. */
export interface RouteRow {
  path: string;
  title: string;
  subtitle?: string;
  /** In place of it where the address is a link that carries its code: nobody enters one then. */
  linkSubtitle?: string;
  layout?: LayoutName;
  /** Run in this order. */
  guards: readonly GuardRef[];
  page: () => Promise<ComponentType>;
  /** The name in the comment of the page's import. */
  chunk: ChunkName;
  /** Whether the page asks the query cache for anything. */
  needsData?: boolean;
  /** Arrives as HTML with its text and form, for these people; without a query of the address, or what a browser knows. */
  html?: 'everybody' | 'guests';
  /** Whether that HTML differs with the providers that people can sign in with. */
  offersProviders?: boolean;
}

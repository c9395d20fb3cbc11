import type { AccountSecurity, RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import { paths } from '../../lib/paths.ts';

/** One thing a new recruiter does once. */
export interface Step {
  readonly title: string;
  /** What it is good for. */
  readonly reason: string;
  readonly to: string;
  readonly isDone: boolean;
}

interface StepFacts {
  /** Null where there is none yet. */
  readonly profile: RecruiterProfile | null;
  readonly security: Pick<AccountSecurity, 'second_factor' | 'passkeys'>;
  /** How many they are a member of. */
  readonly workspaces: number;
}

/** What to do first, in this order. */
export function firstSteps({ profile, security, workspaces }: StepFacts): Step[] {
  return [
    {
      title: 'Complete your company profile',
      reason: 'Your company, its size and your title.',
      to: paths.recruiter.profile,
      isDone: profile !== null,
    },
    {
      title: 'Open a workspace',
      reason: 'For a role you hire for.',
      to: paths.recruiter.newWorkspace,
      isDone: workspaces > 0,
    },
    {
      title: 'Turn on two-factor authentication',
      reason: 'A stolen password alone then opens nothing.',
      to: `${paths.recruiter.settings}?tab=two-factor`,
      isDone: security.second_factor.is_enabled,
    },
    {
      title: 'Add a passkey',
      reason: 'Sign in with your fingerprint, face or device PIN.',
      to: `${paths.recruiter.settings}?tab=passkeys`,
      isDone: security.passkeys.length > 0,
    },
  ];
}

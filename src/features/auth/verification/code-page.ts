import type { VerificationChallenge } from '../../../api/gen/types.gen.ts';
import { paths } from '../../../lib/paths.ts';

/** What a mailed code is for. */
export type CodePurpose = 'verify-email' | 'reset-password';

const pages = {
  'verify-email': paths.auth.verifyEmail,
  'reset-password': paths.auth.resetPassword,
} satisfies Record<CodePurpose, unknown>;

/** Where a code is entered: the challenge and the address in the URL, the end of the cool-down beside it. */
export function codePage(purpose: CodePurpose, challenge: VerificationChallenge, email: string) {
  return {
    to: pages[purpose]({ challenge: challenge.challenge_id, email }),
    state: { resendAfter: challenge.resend_after },
  };
}

/** The end of the cool-down (ISO 8601) that came with the navigation, or null after the mail's link. */
export function resendAfterOf(state: unknown): string | null {
  const moment = typeof state === 'object' && state !== null ? Reflect.get(state, 'resendAfter') : undefined;
  return typeof moment === 'string' ? moment : null;
}

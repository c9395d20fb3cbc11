import { paths } from '../../../lib/paths.ts';
import { textOfState } from '../text-of-state.ts';

/** What a mailed code is for. */
export type CodePurpose = 'verify-email' | 'reset-password';

/** Where a code is entered, by what it is for. */
export const codePages = {
  'verify-email': paths.auth.verifyEmail,
  'reset-password': paths.auth.resetPassword,
} satisfies Record<CodePurpose, unknown>;

/** What is handed over beside the address of such a page. */
export interface CodePageState {
  /** The end of the cool-down, ISO 8601. */
  resendAfter: string;
}

/** The end of the cool-down (ISO 8601) that came with the navigation, or null after the mail's link. */
export const resendAfterOf = (state: unknown): string | null => textOfState(state, 'resendAfter') || null;

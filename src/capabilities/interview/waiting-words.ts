import type { InvitedInterviewSummary } from '../../../openapi/gen/types.gen.ts';
import { paths } from '../../lib/paths.ts';
import { attemptsLeft } from './interview-words.ts';

/** An interview for hiring, as far as it decides how it waits for its candidate. */
type Waiting = Pick<InvitedInterviewSummary, '_id' | 'title' | 'session_id' | 'attempts' | 'waits_for'>;

/** How an interview waits for its candidate. */
export interface WaitingWords {
  readonly title: string;
  /** The page of this app where it goes on, and what the link to it says. */
  readonly to: string;
  readonly linkText: string;
}

/** What is said of an interview that somebody can go on with; null where nothing waits but a decision that was made. */
export function waitingWords({ _id, title, session_id, attempts, waits_for }: Waiting): WaitingWords | null {
  const to = paths.candidate.interview(_id);
  switch (waits_for) {
    case 'open_attempt':
      return {
        title: `Continue your interview: ${title}`,
        to: session_id === null ? to : paths.candidate.session(session_id),
        linkText: 'Continue',
      };
    case 'attempt':
      return { title: `You are invited: ${title}`, to, linkText: 'View invitation' };
    case 'further_attempt':
      return { title: `${attemptsLeft(attempts)}: ${title}`, to, linkText: 'Take another attempt' };
    default:
      return null;
  }
}

/** Said of attempts that are left after one was submitted. */
export const furtherAttemptRule = 'You can take another attempt (optional)';

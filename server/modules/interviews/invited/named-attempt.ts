import type { AttemptNumber, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import type { HiringTerms } from '../session/session-state.ts';

/** What a session is an attempt at, as the contract has it; null for a practice. */
export function namedInterview(
  terms: Pick<HiringTerms, 'interviewId' | 'company' | 'title'> | null,
): SessionInterview | null {
  return terms && { _id: terms.interviewId, company: terms.company, title: terms.title };
}

interface Attempt {
  readonly number: number;
  readonly terms: Pick<HiringTerms, 'attemptsAllowed'> | null;
}

/** Which of the attempts it is, as the contract has it; null for a practice. */
export function numberedAttempt({ number, terms }: Attempt): AttemptNumber | null {
  return terms && { number, allowed: terms.attemptsAllowed };
}

import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { placeOfFirstAnswer } from './is-skipped.ts';
import { whatChanged } from './what-changed.ts';

/** What one of the answers to a question is called, and what it counts or changed. */
interface AttemptWords {
  readonly name: string;
  readonly note: string;
}

/** The words of each attempt at a question; what is answered after a skip is no retry, and is what retries change. */
export function attemptWords(attempts: readonly FoundAnswer[]): AttemptWords[] {
  const firstAt = placeOfFirstAnswer(attempts);
  const first = attempts[firstAt];
  return attempts.map((attempt, index) => {
    if (index < firstAt) return { name: 'Skipped', note: 'The skip counts.' };
    if (first && index > firstAt)
      return { name: `Retry ${index - firstAt}`, note: whatChanged(first, attempt).join(' ') };
    return firstAt === 0
      ? { name: 'First answer', note: firstNote(attempt) }
      : { name: 'Answered since', note: 'It is kept beside the skip.' };
  });
}

const firstNote = ({ exact }: FoundAnswer): string =>
  exact?.result === 'not_counted' ? 'It stands in the report and counts nothing.' : 'This one counts.';

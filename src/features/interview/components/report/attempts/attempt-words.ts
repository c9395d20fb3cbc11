import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { countsNothing } from './counts-nothing.ts';
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

function firstNote(answer: FoundAnswer): string {
  if (countsNothing(answer)) return 'It stands in the report and counts nothing.';
  return answer.assessment?.score === null ? 'It stands in the report.' : 'This one counts.';
}

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
export function attemptWords(attempts: readonly FoundAnswer[], countedAt: number): AttemptWords[] {
  const firstAt = placeOfFirstAnswer(attempts);
  const first = attempts[firstAt];
  return attempts.map((attempt, index) => {
    const isCounted = index === countedAt;
    if (index < firstAt) return { name: 'Skipped', note: isCounted ? 'The skip counts.' : '' };
    if (first && index > firstAt) {
      const changed = whatChanged(first, attempt);
      return {
        name: `Retry ${index - firstAt}`,
        note: [...changed, ...(isCounted ? [counts] : [])].join(' '),
      };
    }
    const name = firstAt === 0 ? 'First answer' : 'Answered since';
    if (isCounted) return { name, note: countedNote(attempt) };
    return { name, note: firstAt === 0 ? '' : 'It is kept beside the skip.' };
  });
}

const counts = 'This one counts.';

function countedNote(answer: FoundAnswer): string {
  if (countsNothing(answer)) return 'It stands in the report and counts nothing.';
  return answer.assessment?.score === null ? 'It stands in the report.' : counts;
}

import { expect, it } from 'vitest';
import type { Assessment, ReportTurn } from '../../../../../api/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { attemptWords } from './attempt-words.ts';

function attempt(kind: ReportTurn['kind'], outcome: ReportTurn['outcome'], score: number): FoundAnswer {
  const assessment = { score } as Assessment;
  return { turns: [{ kind, outcome } as ReportTurn], assessment } as FoundAnswer;
}

const retries = [attempt('retry', 'answered', 3), attempt('retry', 'answered', 4)];
const wordsOf = (first: FoundAnswer) =>
  attemptWords([first, ...retries]).map(({ name, note }) => `${name}: ${note}`);

it('a retry changes the first answer, which counts', () => {
  expect(wordsOf(attempt('core', 'answered', 2))).toEqual([
    'First answer: This one counts.',
    'Retry 1: AI score 3, before 2.',
    'Retry 2: AI score 4, before 2.',
  ]);
});

it('of a first answer of which nothing counts it is not said that it does', () => {
  const python = { ...attempt('core', 'answered', 2), exact: { result: 'not_counted' } } as FoundAnswer;
  expect(wordsOf(python)[0]).toBe('First answer: It stands in the report and counts nothing.');
});

it('what is answered after a skip is no retry, and changes nothing of what was not said', () => {
  expect(wordsOf(attempt('core', 'skipped', 1))).toEqual([
    'Skipped: The skip counts.',
    'Answered since: It is kept beside the skip.',
    'Retry 1: AI score 4, before 3.',
  ]);
});

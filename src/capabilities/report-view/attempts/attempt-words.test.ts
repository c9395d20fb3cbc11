import { expect, it } from 'vitest';
import type { Assessment, ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { attemptWords } from './attempt-words.ts';

function attempt(kind: ReportTurn['kind'], outcome: ReportTurn['outcome'], score: number): FoundAnswer {
  const assessment = { score } as Assessment;
  return { turns: [{ kind, outcome } as ReportTurn], assessment } as FoundAnswer;
}

const retries = [attempt('retry', 'answered', 3), attempt('retry', 'answered', 4)];
const wordsOf = (first: FoundAnswer, countedAt = 0) =>
  attemptWords([first, ...retries], countedAt).map(({ name, note }) => `${name}: ${note}`);

it('a retry changes the first answer, which counts where it is the best', () => {
  expect(wordsOf(attempt('core', 'answered', 2))).toEqual([
    'First answer: This one counts.',
    'Retry 1: AI score 3, before 2.',
    'Retry 2: AI score 4, before 2.',
  ]);
});

it('a better retry counts, and says so beside what it changed', () => {
  expect(wordsOf(attempt('core', 'answered', 2), 2)).toEqual([
    'First answer: ',
    'Retry 1: AI score 3, before 2.',
    'Retry 2: AI score 4, before 2. This one counts.',
  ]);
  expect(wordsOf(attempt('core', 'skipped', 1), 1)).toEqual([
    'Skipped: ',
    'Answered since: This one counts.',
    'Retry 1: AI score 4, before 3.',
  ]);
});

it.each<[string, object]>([
  ['is in Python', { exact: { result: 'not_counted' } }],
  ['may be about something else', { checklist: { is_unclear: true } }],
  ['has nothing to score', { assessment: { state: 'no_evidence', score: null } }],
  ['could not be used', { turns: [{ kind: 'core', outcome: 'insufficient' }] }],
  ['was hardly understood', { turns: [{ kind: 'core', outcome: 'poor_audio' }] }],
])('of a first answer that %s it is not said that it counts', (_case, found) => {
  const first = { ...attempt('core', 'answered', 2), assessment: null, ...found } as FoundAnswer;
  expect(wordsOf(first)[0]).toBe('First answer: It stands in the report and counts nothing.');
});

it('of one that was not judged nothing is said but where it stands', () => {
  const assessment = { state: 'not_judged', score: null } as Assessment;
  const first = { ...attempt('core', 'answered', 2), assessment };
  expect(wordsOf(first)[0]).toBe('First answer: It stands in the report.');
});

it('what is answered after a skip is no retry, and changes nothing of what was not said', () => {
  expect(wordsOf(attempt('core', 'skipped', 1))).toEqual([
    'Skipped: The skip counts.',
    'Answered since: It is kept beside the skip.',
    'Retry 1: AI score 4, before 3.',
  ]);
});

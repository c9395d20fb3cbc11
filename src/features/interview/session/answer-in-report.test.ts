import { expect, it } from 'vitest';
import type { ExactResult, ReportTurn } from '../../../api/gen/types.gen.ts';
import { answeredInReport, lastAnswerIn, wordsInReport } from './answer-in-report.ts';

const turn = (answer: string | null, outcome: ReportTurn['outcome'] = 'answered') =>
  ({ answer, outcome }) as ReportTurn;
const retryOf = (...turns: ReportTurn[]) => ({ turns, checklist: null, assessment: null, exact: null });

it.each([
  ['an answer with its follow-up', { turns: [turn('first'), turn('more')] }, 'first\n\nmore'],
  ['the last retry', { turns: [turn('first')], retries: [retryOf(turn('second'))] }, 'second'],
  [
    'what was answered before an empty retry',
    { turns: [turn('first')], retries: [retryOf(turn(null, 'interrupted'))] },
    'first',
  ],
  ['nothing of a skip', { turns: [turn(null, 'skipped')] }, ''],
  ['nothing of what was hardly understood', { turns: [turn('mumble', 'poor_audio')] }, ''],
  ['nothing of a choice', { turns: [turn('a b')], exact: {} as ExactResult }, ''],
])('a retry of a report begins with %s', (_case, question, words) =>
  expect(wordsInReport({ exact: null, ...question })).toBe(words),
);

it('what was hardly understood is shown all the same', () => {
  const turns = [turn('mumble', 'poor_audio')];
  expect(answeredInReport({ turns, exact: null })).toEqual(turns);
});

it('the last answer with a key is the last that was handed in', () => {
  const found = (result: ExactResult['result']) => ({
    ...retryOf(turn(null)),
    exact: { result, points: null, options: [], explanation: '' },
  });
  const [first, again, skipped] = [found('wrong'), found('right'), found(null)];
  expect(lastAnswerIn({ ...first, retries: [again, skipped] })).toBe(again);
  expect(lastAnswerIn({ ...first, retries: [skipped] })).toMatchObject(first);
});

import { expect, it } from 'vitest';
import type { ExactResult, ReportTurn } from '../../../openapi/gen/types.gen.ts';
import { answeredInReport, exactInReport, lastAnswerIn, wordsInReport } from './answer-in-report.ts';

const turn = (answer: string | null, outcome: ReportTurn['outcome'] = 'answered') =>
  ({ answer, outcome }) as ReportTurn;
const retryOf = (...turns: ReportTurn[]) => ({ turns, checklist: null, assessment: null, exact: null });

it.each([
  ['an answer with its follow-up', { turns: [turn('first'), turn('more')] }, 'first\n\nmore'],
  ['the last retry', { turns: [turn('first')], retries: [retryOf(turn('second'))] }, 'second'],
  [
    'the last retry, though the one before it counts',
    { turns: [turn('better')], counted_try: 1, retries: [retryOf(turn('first')), retryOf(turn('last'))] },
    'last',
  ],
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

it('the last answer with a key is the last that was submitted', () => {
  const found = (result: ExactResult['result']) => ({
    ...retryOf(turn(null)),
    exact: { result, points: null, options: [], explanation: '' },
  });
  const [first, again, skipped] = [found('wrong'), found('right'), found(null)];
  expect(lastAnswerIn({ ...first, retries: [again, skipped] })).toBe(again);
  expect(lastAnswerIn({ ...first, retries: [skipped] })).toMatchObject(first);
});

const options = (...chosen: boolean[]) =>
  chosen.map((one) => ({ _id: 'a', text: 'A', right: true, chosen: one }));
const keyed = (change: Partial<ExactResult>): ExactResult => ({
  result: null,
  points: null,
  options: [],
  explanation: '',
  ...change,
});
const written = (source: string | null) =>
  keyed({ code: { answer: source && { language: 'python', source } } as ExactResult['code'] });

it.each([
  [
    'what was chosen',
    [keyed({ options: options(false, true) }), keyed({ options: options(false, false) })],
    0,
  ],
  ['the last choice', [keyed({ options: options(true) }), keyed({ options: options(true) })], 1],
  ['the last code', [written('1'), written('2'), written(null)], 1],
  ['code that was typed when the session ended', [written(null), written('2')], 1],
  ['nothing of a skip', [keyed({ options: options(false) })], undefined],
  ['nothing of an answer in words', [null], undefined],
])('of a question with a key, or with code, a retry shows %s', (_case, [exact = null, ...again], index) => {
  const retries = again.map((one) => ({ ...retryOf(turn(null)), exact: one }));
  const expected = index === undefined ? null : [exact, ...again][index];
  expect(exactInReport({ turns: [turn(null)], exact, retries })).toBe(expected);
});

import { expect, it } from 'vitest';
import type { Session, Turn, TurnKind } from '../../../openapi/gen/types.gen.ts';
import { answeredBefore, isRetry, lastWords } from './answered-before.ts';
import { turnTitle } from './session-stage.ts';

const turn = (_id: string, kind: TurnKind, answer: string | null, question_number = 2) =>
  ({ _id, kind, answer, question_number }) as Turn;

const other = turn('other', 'core', 'An answer.', 1);
const open = turn('open', 'retry', null);

it.each<[string, Turn[], string[], string]>([
  ['answered', [turn('core', 'core', 'A.')], ['core'], 'Question 2 of 3 · Retry'],
  ['skipped', [turn('core', 'core', null)], [], 'Question 2 of 3 · Skipped before'],
  [
    'skipped, and once more',
    [turn('core', 'core', null), turn('again', 'retry', null)],
    [],
    'Question 2 of 3 · Skipped before',
  ],
  [
    'skipped, and answered since',
    [turn('core', 'core', null), turn('again', 'retry', 'A.')],
    ['again'],
    'Question 2 of 3 · Retry',
  ],
  [
    'answered, but for its follow-up',
    [turn('core', 'core', 'A.'), turn('more', 'follow_up', null)],
    ['core'],
    'Question 2 of 3 · Retry',
  ],
])('what is asked again of a question that was %s', (_case, before, answered, title) => {
  const session = { turns: [other, ...before, open], current_turn: open, progress: { total: 3 } } as Session;
  expect(answeredBefore(session, open).map(({ _id }) => _id)).toEqual(answered);
  expect(isRetry(session, open)).toBe(answered.length > 0);
  expect(turnTitle(session)).toBe(title);
});

it('a follow-up is no retry', () => {
  const followUp = turn('open', 'follow_up', null);
  expect(isRetry({ turns: [turn('core', 'core', 'A.'), followUp] }, followUp)).toBe(false);
});

it.each<[string, Turn[], string]>([
  ['with its follow-up', [turn('core', 'core', 'A.'), turn('more', 'follow_up', 'B.')], 'A.\n\nB.'],
  ['in a retry', [turn('core', 'core', 'A.'), turn('again', 'retry', 'C.')], 'C.'],
  ['in sound that was poor', [{ ...turn('core', 'core', 'Muffled.'), outcome: 'poor_audio' }], ''],
])('a retry can begin with what was answered last: %s', (_how, before, words) =>
  expect(lastWords({ turns: [other, ...before, open] }, open)).toBe(words),
);

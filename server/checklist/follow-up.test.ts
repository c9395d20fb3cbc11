import { expect, test } from 'vitest';
import { bicycleQuestion, questionById } from '../../tests/support/judging-bank.ts';
import { checkAnswer } from './checklist.ts';
import { askForMissing, askForMore, isCapReached } from './follow-up.ts';
import type { FollowUpKind, SaidTurn } from './types.ts';

const said = (
  answer: string,
  ...replies: readonly (readonly [FollowUpKind | null, string, string?])[]
): SaidTurn[] => [
  { turnId: 'core', prompt: bicycleQuestion.prompt, answer },
  ...replies.map(([followUpKind, reply, prompt = 'And?'], index) => ({
    turnId: `reply-${index}`,
    prompt,
    answer: reply,
    followUpKind,
  })),
];

function next(turns: readonly SaidTurn[], question = bicycleQuestion) {
  const checklist = checkAnswer(question, turns);
  return checklist ? askForMissing(question, checklist, turns) : askForMore(question, turns);
}

test.each([
  ['own action first', said('We replaced the chain of the bicycle with a spanner.'), 'actionProbe'],
  ['then the result', said('I replaced the chain of the bicycle with a spanner.'), 'outcomeProbe'],
  [
    'the next check where a reply did not show the one asked for',
    said('We replaced the chain of the bicycle.', ['actionProbe', 'We all did the work together.']),
    'outcomeProbe',
  ],
  [
    'the next check where a turn stored before kinds were asked in the same words',
    said('We replaced the chain of the bicycle.', [
      null,
      'We all did the work together.',
      'What did you do yourself?',
    ]),
    'outcomeProbe',
  ],
  [
    'what else is missing once a reply has shown it',
    said('I replaced the chain of the bicycle.', ['outcomeProbe', 'In the end it was stable and quiet.']),
    'contextProbe',
  ],
  ['nothing after an empty answer', said(''), undefined],
  ['more after an insufficient answer', said('fine'), 'clarification'],
  ['more only once', said('fine', ['clarification', 'yes']), undefined],
  ['nothing without a turn', [], undefined],
])('asks for %s', (_, turns, kind) => expect(next(turns)?.kind).toBe(kind));

test('asks for English after an answer in another language', () => {
  const turns = said('Ich habe die Kette gewechselt und bin dann mit dem Rad um den See gefahren.');
  expect(next(turns)?.prompt).toContain('in English?');
});

test('never asks whether an answer is to the point', () => {
  const turns = said('On Sunday I baked a pizza for six neighbours. In the end everybody had two pieces.');
  expect(next(turns)).toBeNull();
});

test('asks an imagined case in words that fit it', () => {
  const question = questionById('software-08');
  const answer = 'The deploy has to be rolled back, and the logs have to be read.';
  const turns = [{ turnId: 't', prompt: question.prompt, answer }];
  expect(next(turns, question)?.prompt).toBe('Which steps would you take yourself?');
});

test('asks at most the cap, and at most two', () => {
  const turns = said('We replaced it.', ['actionProbe', 'We did.'], ['outcomeProbe', 'It ran.']);
  expect([
    isCapReached(turns, 9),
    isCapReached(turns.slice(0, 2), 1),
    isCapReached(turns.slice(0, 2), 2),
  ]).toEqual([true, true, false]);
});

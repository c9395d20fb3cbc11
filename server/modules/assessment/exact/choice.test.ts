import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../../../content/choices/choice-set.ts';
import { choiceSets } from '../../../content/choices/choice-sets.ts';
import { chosenOptions, drawChoices } from './choice-question.ts';
import { exactSummary } from './exact-summary.ts';
import { judgeChoice, scoreChoice } from './score-choice.ts';

function questionWith(key: string): ChoiceQuestion {
  return {
    id: 'software-choice-01',
    type: 'multiple_choice',
    levels: ['junior'],
    competency: 'debugging',
    prompt: 'Which?',
    suggestedSeconds: 60,
    explanation: 'Because.',
    options: [...'abcde'].map((id) => ({ id, text: `Option ${id}`, isRight: key.includes(id) })),
  };
}

describe('an answer held against its key', () => {
  it.each([
    ['b', 'b', 'right', 1],
    ['b', 'a', 'wrong', 0],
    ['abc', 'a b c', 'right', 1],
    ['abc', 'c b a', 'right', 1],
    ['abc', 'a b', 'partly', 2 / 3],
    ['abc', 'a b d', 'partly', 1 / 3],
    ['abc', 'a d', 'wrong', 0],
    ['abc', 'a d e', 'wrong', 0],
    ['abc', 'a b c d e', 'partly', 1 / 3],
    ['ab', 'a a', 'partly', 1 / 2],
  ])('key %s, answer %s → %s', (key, answer, result, points) => {
    expect(scoreChoice(questionWith(key), answer)).toMatchObject({ result, points });
  });

  it('is nothing where none was submitted', () => {
    expect(scoreChoice(questionWith('b'), null)).toMatchObject({ result: null, points: 0 });
  });
});

describe('a choice that was not submitted', () => {
  const question = questionWith('b');

  it('is shown and counts nothing where the session ended before', () => {
    const judged = judgeChoice(question, { text: 'b', outcome: 'interrupted' });
    expect(judged).toMatchObject({ result: null, points: null });
    expect(judged.options.filter(({ chosen }) => chosen).map(({ _id }) => _id)).toEqual(['b']);
  });

  it.each([
    ['unasked', null],
    ['skipped', 0],
  ] as const)('of a question that was %s has %s points', (outcome, points) => {
    expect(judgeChoice(question, { text: null, outcome })).toMatchObject({ result: null, points });
  });
});

it.each([
  ['b', ''],
  ['b', 'z'],
  ['b', 'a b'],
  ['ab', 'a z'],
  ['b', 'constructor'],
])('key %s takes no %j', (key, answer) => expect(chosenOptions(questionWith(key), answer)).toBeNull());

it('counts what was answered how, and what was not', () => {
  const single = questionWith('b');
  const results = ['b', 'b', 'a', null].map((answer) => scoreChoice(single, answer));
  const summary = { right: 2, partly: 1, wrong: 1, planned: 5 };
  expect(exactSummary([...results, null, scoreChoice(questionWith('ab'), 'a')])).toEqual(summary);
  expect(exactSummary([null])).toBeNull();
});

describe('what a session draws', () => {
  const [bank = []] = choiceSets.map(({ questions }) => questions);

  it('is the same for the same seed and another for another', () => {
    expect(drawChoices(bank, 5, 'one')).toEqual(drawChoices(bank, 5, 'one'));
    expect(drawChoices(bank, 5, 'one')).not.toEqual(drawChoices(bank, 5, 'other'));
  });

  it('keeps the key with its text, and puts it in any place', () => {
    const places = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      for (const { id, options } of drawChoices(bank, bank.length, seed)) {
        const written = bank.find((question) => question.id === id)?.options ?? [];
        expect(options.map(({ id: place }) => place).join('')).toBe('abcdef'.slice(0, options.length));
        expect(options.map(({ text, isRight }) => ({ text, isRight }))).toEqual(
          expect.arrayContaining([...written]),
        );
        for (const option of options) if (option.isRight) places.add(option.id);
      }
    }
    expect([...places].sort()).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
  });
});

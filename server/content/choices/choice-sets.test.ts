import { describe, expect, it, test } from 'vitest';
import { roleFamilies } from '../role-families.ts';
import { namesPlace } from './choice-set.ts';
import { choiceSets } from './choice-sets.ts';

const levels = ['junior', 'mid', 'senior'] as const;

test('ids are given once, for practice and hiring together', () => {
  const ids = choiceSets.flatMap(({ questions, hiringQuestions }) =>
    [...questions, ...hiringQuestions].map(({ id }) => id),
  );
  expect([...new Set(ids)]).toEqual(ids);
});

test('no question or explanation speaks of the place of an option', () => {
  const texts = choiceSets.flatMap(({ questions, hiringQuestions }) =>
    [...questions, ...hiringQuestions].flatMap(({ prompt, explanation, options }) => [
      prompt,
      explanation,
      ...options.map(({ text }) => text),
    ]),
  );
  expect(texts.filter((text) => namesPlace.test(text))).toEqual([]);
});

describe.each(choiceSets)('$familyId', ({ familyId, questions, hiringQuestions }) => {
  const family = roleFamilies.find(({ id }) => id === familyId);

  it.each(levels)('has enough for a %s practice', (level) => {
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.filter((question) => question.levels.includes(level)).length).toBeGreaterThanOrEqual(5);
  });

  it.each(levels)('keeps enough for hiring a %s', (level) => {
    const kept = hiringQuestions.filter((question) => question.levels.includes(level));
    expect(kept.length).toBeGreaterThanOrEqual(6);
  });

  it.each([...questions, ...hiringQuestions])(
    '$id has a key, and options that differ',
    ({ id, competency, options }) => {
      expect(id).toMatch(new RegExp(`^${familyId}-choice-\\d\\d$`));
      expect(family?.competencies.map((one) => one.id)).toContain(competency);
      expect([3, 4, 5, 6]).toContain(options.length);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
      expect(new Set(options.map(({ isRight }) => isRight)).size).toBe(2);
    },
  );
});

import { describe, expect, it, test } from 'vitest';
import { everyQuestionOf, roleFamilies } from './role-families.ts';

const types = ['behavioural', 'situational', 'technical'] as const;
const levels = ['junior', 'mid', 'senior'] as const;

/** At most seven words in lower case, a space between two: more are several without their semicolon. */
const phrase = /^[^\s;A-Z]+( [^\s;A-Z]+){0,6}$/;

const unique = (ids: readonly string[]) => [...new Set(ids)];

test('ids and prompts are given once, for practice and hiring together', () => {
  const every = roleFamilies.flatMap(everyQuestionOf);
  for (const given of [
    roleFamilies.map(({ id }) => id),
    every.map(({ id }) => id),
    every.map(({ prompt }) => prompt),
  ])
    expect(unique(given)).toEqual(given);
});

describe.each(roleFamilies)('$id', (family) => {
  const { id, competencies, questions, hiringQuestions } = family;

  it('has enough questions of every type, level and competency', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const type of types)
      expect(questions.filter((question) => question.type === type).length, type).toBeGreaterThanOrEqual(4);
    for (const level of levels)
      expect(
        questions.filter((question) => question.levels.includes(level)).length,
        level,
      ).toBeGreaterThanOrEqual(8);
    for (const competency of competencies)
      expect(
        questions.filter((question) => question.competency === competency.id).length,
        competency.id,
      ).toBeGreaterThanOrEqual(2);
  });

  it.each(levels)('keeps a question for hiring a %s by each competency', (level) => {
    const asked = hiringQuestions.filter((question) => question.levels.includes(level));
    expect(unique(asked.map(({ competency }) => competency)).toSorted()).toEqual(
      competencies.map((competency) => competency.id).toSorted(),
    );
  });

  it('keeps questions of every type for hiring', () => {
    expect(unique(hiringQuestions.map(({ type }) => type)).toSorted()).toEqual(types);
  });

  it('describes four or five competencies by what can be observed', () => {
    expect([4, 5]).toContain(competencies.length);
    for (const { indicators, mustNotInfer } of competencies) {
      expect([2, 3]).toContain(indicators.length);
      expect(mustNotInfer.length).toBeGreaterThan(0);
    }
  });

  it.each(everyQuestionOf(family))('asks $id only about its competencies, under its own ids', (question) => {
    expect(question.id).toMatch(new RegExp(`^${id}-\\d\\d$`));
    expect(competencies.map((competency) => competency.id)).toContain(question.competency);
  });

  it.each(everyQuestionOf(family))('names five to eight concepts for $id, each once', ({ concepts }) => {
    const ids = concepts.map((concept) => concept.id);
    expect([5, 6, 7, 8]).toContain(ids.length);
    expect(unique(ids)).toEqual(ids);
    for (const { label, synonyms } of concepts) {
      expect(unique(synonyms), label).toEqual(synonyms);
      expect(synonyms.filter((synonym) => !phrase.test(synonym))).toEqual([]);
    }
  });
});

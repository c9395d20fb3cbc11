import { describe, expect, it, test } from 'vitest';
import { roleFamilies } from './role-families.ts';

const types = ['behavioural', 'situational', 'technical'] as const;
const levels = ['junior', 'mid', 'senior'] as const;

const unique = (ids: readonly string[]) => [...new Set(ids)];

test('ids are given once', () => {
  const families = roleFamilies.map(({ id }) => id);
  const questions = roleFamilies.flatMap((family) => family.questions.map(({ id }) => id));
  expect(unique(families)).toEqual(families);
  expect(unique(questions)).toEqual(questions);
});

describe.each(roleFamilies)('$id', ({ id, competencies, questions }) => {
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

  it('describes four or five competencies by what can be observed', () => {
    expect([4, 5]).toContain(competencies.length);
    for (const { indicators, mustNotInfer } of competencies) {
      expect([2, 3]).toContain(indicators.length);
      expect(mustNotInfer.length).toBeGreaterThan(0);
    }
  });

  it('asks only about its competencies, under its own ids', () => {
    const known = competencies.map((competency) => competency.id);
    for (const question of questions) {
      expect(question.id).toMatch(new RegExp(`^${id}-\\d\\d$`));
      expect(known).toContain(question.competency);
    }
  });

  it('names five to eight concepts a question, each once', () => {
    for (const { id: question, concepts } of questions) {
      const ids = concepts.map((concept) => concept.id);
      expect([5, 6, 7, 8], question).toContain(ids.length);
      expect(unique(ids), question).toEqual(ids);
      for (const { label, synonyms } of concepts)
        expect(unique(synonyms), `${question} ${label}`).toEqual(synonyms);
    }
  });
});

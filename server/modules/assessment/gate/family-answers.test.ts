import { describe, expect, it } from 'vitest';
import { roleFamilies } from '../../../content/role-families.ts';
import { familyAnswers } from '../answers/families/family-answers.fixture.ts';
import { foundChecks, judge, questionById } from '../judging-bank.fixture.ts';
import { gateForQuestion } from './gate.ts';

it('knows answers of each family once', () => {
  const families = familyAnswers.map(({ family }) => family);
  expect([...new Set(families)]).toEqual(families);
  expect(roleFamilies.map(({ id }) => id)).toEqual(expect.arrayContaining(families));
});

describe.each(familyAnswers)('$family', ({ family, golden, natural, stopped }) => {
  it('has a natural answer to every question, and golden ones to every type', () => {
    const questions = roleFamilies.find(({ id }) => id === family)?.questions ?? [];
    expect(natural.map(([questionId]) => questionId)).toEqual(questions.map(({ id }) => id));
    const types = golden.map(({ questionId }) => questions.find(({ id }) => id === questionId)?.type);
    expect(types.toSorted()).toEqual(['behavioural', 'situational', 'technical']);
  });

  it.each(natural)(
    '%s: a natural answer tells an action and three sides of the matter',
    (questionId, answer) => {
      const checklist = judge(questionById(questionId), answer);
      expect(foundChecks(checklist)).toEqual(expect.arrayContaining(['action', 'concepts']));
      expect(checklist?.concepts.filter(({ found }) => found).length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(stopped)('%s: %j earns nothing', (questionId, answer, reason) => {
    const question = questionById(questionId);
    expect(judge(question, answer)?.found ?? 0).toBe(0);
    // What is far off is not refused: it is not counted.
    if (reason !== 'off_topic')
      expect(gateForQuestion(question, question.prompt, answer)).toMatchObject({ reason });
  });
});

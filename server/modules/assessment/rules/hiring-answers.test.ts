import { describe, expect, it, test } from 'vitest';
import { roleFamilies } from '../../../content/role-families.ts';
import { hiringAnswers } from '../answers/hiring/hiring-answers.fixture.ts';
import { foundChecks, judge, questionById } from '../judging-bank.fixture.ts';

test.each(roleFamilies)('$id: every question for hiring has its answers', ({ id, hiringQuestions }) => {
  const ids = hiringAnswers.map(({ questionId }) => questionId).filter((of) => of.startsWith(`${id}-`));
  expect(ids).toEqual(hiringQuestions.map((question) => question.id));
});

describe.each(hiringAnswers)('$questionId', ({ questionId, strong, short, offTopic }) => {
  const question = questionById(questionId);

  it('finds most of what a strong answer holds', () => {
    const checklist = judge(question, strong);
    expect(checklist?.found).toBeGreaterThanOrEqual(4);
    expect(checklist?.concepts.filter(({ found }) => found).length).toBeGreaterThan(
      question.concepts.length / 2,
    );
  });

  it('finds something in a short answer that is right', () => {
    expect(judge(question, short)?.found).toBeGreaterThanOrEqual(2);
  });

  it('does not find what it asks about in a story about another matter', () => {
    expect(foundChecks(judge(question, offTopic))).not.toContain('concepts');
  });
});

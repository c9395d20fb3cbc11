import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../server/checklist/checklist.ts';
import { everyQuestionOf, roleFamilies } from '../../../../server/content/role-families.ts';
import { sampleFindings, samplePassages, sampleQuestion } from './sample-answer.ts';

/** The home page shows the real engine at work, not a picture of one. */
describe('the sample on the home page', () => {
  const question = roleFamilies.flatMap(everyQuestionOf).find(({ id }) => id === sampleQuestion.id);
  if (!question) throw new Error(`The bank has no ${sampleQuestion.id}.`);
  const answer = samplePassages.map(({ text }) => text).join('');
  const turn = { turnId: 't', prompt: question.prompt, answer };
  const checklist = checkAnswer(question, [turn]);

  it('asks a question of the bank', () => {
    expect(sampleQuestion.prompt).toBe(question.prompt);
  });

  it('says what the engine says', () => {
    expect(checklist?.items.map(({ check, label, missing }) => ({ check, label, missing }))).toEqual(
      sampleFindings,
    );
  });

  it('marks only what the engine marks', () => {
    const marked = samplePassages.filter(({ check }) => check);
    const spans = checklist?.items.flatMap(({ check, evidence }) =>
      evidence.map(({ quote }) => `${check}: ${quote}`),
    );
    expect(spans).toEqual(expect.arrayContaining(marked.map(({ check, text }) => `${check}: ${text}`)));
    expect(new Set(marked.map(({ check }) => check)).size).toBe(4);
  });
});

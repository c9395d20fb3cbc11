import { z } from 'zod';
import { loadContent } from './load-content.ts';
import { familyFile, type Question, questionsFile, type RoleFamily } from './question-bank.ts';

/** Every family that can be practised, in the order offered. */
export const roleFamilies: readonly RoleFamily[] = loadContent(
  'families/order.yaml',
  z.array(z.string()),
).map((id) => ({
  id,
  ...loadContent(`families/${id}/family.yaml`, familyFile),
  questions: loadContent(`families/${id}/practice.yaml`, questionsFile),
  hiringQuestions: loadContent(`families/${id}/hiring.yaml`, questionsFile),
}));

/** Those of practice and those of hiring: to find one that was asked, never to choose one. */
export function everyQuestionOf({ questions, hiringQuestions }: RoleFamily): readonly Question[] {
  return [...questions, ...hiringQuestions];
}

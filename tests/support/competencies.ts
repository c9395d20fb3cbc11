import type { Competency, Question } from '../../server/content/question-bank.ts';
import { everyQuestionOf, roleFamilies } from '../../server/content/role-families.ts';
import { bicycleQuestion } from './judging-bank.ts';

/** What the bicycle question is evidence for. */
export const bicycleCompetency: Competency = {
  id: 'repair',
  name: 'Repairing',
  description: 'Finds what is broken and mends it.',
  indicators: ['Names the broken part.', 'Names the tool.', 'Says how it was tried.'],
  mustNotInfer: ['Skill from the price of the bicycle.'],
  anchors: bicycleQuestion.anchors,
};

/** What a question of the bank is evidence for. */
export function competencyFor({ id, competency }: Question): Competency {
  const family = roleFamilies.find((one) => everyQuestionOf(one).some((question) => question.id === id));
  const found = family?.competencies.find((candidate) => candidate.id === competency);
  if (!found) throw new Error(`no competency ${competency} in the bank`);
  return found;
}

import { randomInt } from 'node:crypto';
import type { TrialAnswer, TrialQuestion } from '../../../../openapi/gen/types.gen.ts';
import type { Question, RoleFamily } from '../../../content/question-bank.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { invalidFields } from '../../../platform/problem.ts';
import { findRoleFamily, questionsFor } from '../role-families.ts';

/** Anybody has something to say to a question about what they did. */
const type = 'behavioural';
export const trialLevel = 'mid';

/** A role family, and one of its questions that are tried. */
export interface Trial {
  readonly family: RoleFamily;
  readonly question: Question;
}

/**
 * One question of a role family, by chance.
 * @throws HttpProblem 422
 */
export function drawTrialQuestion(familyId = roleFamilies[0]?.id ?? ''): TrialQuestion {
  const family = requireFamily(familyId);
  const questions = trialQuestions(family);
  const { id, prompt } = questions[randomInt(questions.length)] as Question;
  return { _id: id, role_family: { _id: family.id, name: family.name }, level: trialLevel, prompt };
}

/** @throws HttpProblem 422 for a question that is not tried */
export function requireTrial({ role_family: familyId, question_id: id }: Omit<TrialAnswer, 'text'>): Trial {
  const family = requireFamily(familyId);
  const question = trialQuestions(family).find((one) => one.id === id);
  if (question) return { family, question };
  throw invalidFields({ field: 'question_id', message: 'There is no such question in this role family.' });
}

/** Those of a family that are tried. */
export const trialQuestions = (family: RoleFamily) => questionsFor(family, trialLevel, type);

function requireFamily(id: string): RoleFamily {
  const family = findRoleFamily(id);
  if (family) return family;
  throw invalidFields({ field: 'role_family', message: 'There is no such role family.' });
}

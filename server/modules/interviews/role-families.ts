import type { Level, Question, QuestionType, RoleFamily } from '../../content/question-bank.ts';
import { roleFamilies } from '../../content/role-families.ts';

export function findRoleFamily(id: string): RoleFamily | undefined {
  return roleFamilies.find((family) => family.id === id);
}

/** The questions of a family for one level and one type, or for a mix of all types. */
export function questionsFor(
  family: RoleFamily,
  level: Level,
  type: QuestionType | 'mixed',
): readonly Question[] {
  return family.questions.filter(
    (question) => question.levels.includes(level) && (type === 'mixed' || question.type === type),
  );
}

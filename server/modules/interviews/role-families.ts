import type { BankChoice, ChoiceSet } from '../../content/choices/choice-set.ts';
import { choiceSets } from '../../content/choices/choice-sets.ts';
import type { BankProblem, CodingSet } from '../../content/coding/coding-set.ts';
import { codingSets } from '../../content/coding/coding-sets.ts';
import type { Level, Question, QuestionType, RoleFamily } from '../../content/question-bank.ts';
import { roleFamilies } from '../../content/role-families.ts';
import type { PracticeType } from '../../gen/types/types.gen.ts';

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

/** The multiple-choice questions of a family, if it has some. */
export function findChoiceSet(family: RoleFamily): ChoiceSet | undefined {
  return choiceSets.find(({ familyId }) => familyId === family.id);
}

/** The multiple-choice questions of a set for one level. */
export function choicesFor(set: ChoiceSet | undefined, level: Level): readonly BankChoice[] {
  return set?.questions.filter(({ levels }) => levels.includes(level)) ?? [];
}

/** The coding questions of a family, if it has some. */
export function findCodingSet(family: RoleFamily): CodingSet | undefined {
  return codingSets.find(({ familyId }) => familyId === family.id);
}

/** The coding questions of a set for one level. */
export function problemsFor(set: CodingSet | undefined, level: Level): readonly BankProblem[] {
  return set?.problems.filter(({ levels }) => levels.includes(level)) ?? [];
}

/** How many questions there are to choose from. */
export function countQuestions(family: RoleFamily, level: Level, type: PracticeType): number {
  if (type === 'multiple_choice') return choicesFor(findChoiceSet(family), level).length;
  if (type === 'coding') return problemsFor(findCodingSet(family), level).length;
  return questionsFor(family, level, type).length;
}

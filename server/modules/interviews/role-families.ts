import type { PracticeType } from '../../../openapi/gen/types.gen.ts';
import type { BankChoice, ChoiceSet } from '../../content/choices/choice-set.ts';
import { choiceSets } from '../../content/choices/choice-sets.ts';
import type { BankProblem, CodingSet } from '../../content/coding/coding-set.ts';
import { codingSets } from '../../content/coding/coding-sets.ts';
import type { Level, Question, QuestionType, RoleFamily } from '../../content/question-bank.ts';
import { roleFamilies } from '../../content/role-families.ts';

export function findRoleFamily(id: string): RoleFamily | undefined {
  return roleFamilies.find((family) => family.id === id);
}

/** Those of some questions that are asked at a level. */
function atLevel<Asked extends Pick<Question, 'levels'>>(
  questions: readonly Asked[],
  level: Level,
): readonly Asked[] {
  return questions.filter(({ levels }) => levels.includes(level));
}

/** The questions practised at one level of one type, or of a mix of all types. */
export function questionsFor(
  family: RoleFamily,
  level: Level,
  type: QuestionType | 'mixed',
): readonly Question[] {
  return atLevel(family.questions, level).filter((question) => type === 'mixed' || question.type === type);
}

/** The multiple-choice questions of a family, if it has some. */
export function findChoiceSet(family: RoleFamily): ChoiceSet | undefined {
  return choiceSets.find(({ familyId }) => familyId === family.id);
}

/** The multiple-choice questions of a set that are practised at one level. */
export function choicesFor(set: ChoiceSet | undefined, level: Level): readonly BankChoice[] {
  return atLevel(set?.questions ?? [], level);
}

/** The coding questions of a family, if it has some. */
export function findCodingSet(family: RoleFamily): CodingSet | undefined {
  return codingSets.find(({ familyId }) => familyId === family.id);
}

/** The coding questions of a set that are practised at one level. */
export function problemsFor(set: CodingSet | undefined, level: Level): readonly BankProblem[] {
  return atLevel(set?.problems ?? [], level);
}

/** The questions there are to practise. */
export function practisedQuestions(
  family: RoleFamily,
  level: Level,
  type: PracticeType,
): readonly { readonly id: string }[] {
  if (type === 'multiple_choice') return choicesFor(findChoiceSet(family), level);
  if (type === 'coding') return problemsFor(findCodingSet(family), level);
  return questionsFor(family, level, type);
}

export const countQuestions = (family: RoleFamily, level: Level, type: PracticeType): number =>
  practisedQuestions(family, level, type).length;

import type { ListBankQuestionsData } from '../../../../openapi/gen/types.gen.ts';
import type { Competency, RoleFamily } from '../../../content/question-bank.ts';
import { ofFamilies } from '../../../content/role-families.ts';
import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { drawChoices } from '../../assessment/exact/choice-question.ts';
import { asQuestion } from '../../assessment/exact/code-question.ts';
import { findChoiceSet, findCodingSet } from '../role-families.ts';

/** A question that the bank keeps for hiring, with where it comes from. */
export interface KeptQuestion {
  readonly question: AskedQuestion;
  readonly family: RoleFamily;
  readonly competency: Competency;
}

/** All that one family keeps for hiring; the options of a choice come in one order for everybody. */
export function questionsKeptBy(family: RoleFamily): readonly AskedQuestion[] {
  const choices = findChoiceSet(family)?.hiringQuestions ?? [];
  return [
    ...family.hiringQuestions,
    ...choices.flatMap((choice) => drawChoices([choice], 1, choice.id)),
    ...(findCodingSet(family)?.hiringProblems ?? []).map(asQuestion),
  ];
}

/** All that is kept for hiring, by family. */
const hiringBank = ofFamilies((families): readonly KeptQuestion[] =>
  families.flatMap((family) =>
    questionsKeptBy(family).flatMap((question) => {
      const competency = family.competencies.find(({ id }) => id === question.competency);
      return competency ? [{ question, family, competency }] : [];
    }),
  ),
);

export function findKept(id: string): KeptQuestion | undefined {
  return hiringBank().find(({ question }) => question.id === id);
}

type Wanted = Omit<NonNullable<ListBankQuestionsData['query']>, 'page' | 'page_size'>;

/** Those that fit a filter, the ones of some competencies first. */
export function searchKept(
  { q = '', role_family, type, level, competency_id }: Wanted,
  rubric: ReadonlySet<string>,
): KeptQuestion[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = hiringBank().filter(({ question, family, competency }) => {
    const text = `${question.prompt} ${competency.name}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (role_family === undefined || family.id === role_family) &&
      (type === undefined || question.type === type) &&
      (level === undefined || question.levels.includes(level)) &&
      (competency_id === undefined || competency.id === competency_id)
    );
  });
  const isFirst = ({ competency }: KeptQuestion) => rubric.has(competency.id);
  return [...fitting.filter(isFirst), ...fitting.filter((one) => !isFirst(one))];
}

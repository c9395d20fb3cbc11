import type { Competency, RoleFamily } from '../../content/question-bank.ts';
import type { Checklist, CompetencyFinding } from '../../gen/types/types.gen.ts';
import { checkLabels, checkNames } from './rules/checks.ts';

/** What the findings need to know of one core question. */
export interface JudgedQuestion {
  readonly number: number;
  readonly competencyId: string;
  /** Null where no answer could be looked at. */
  readonly checklist: Checklist | null;
}

/** What was found for each competency of the interview, in the family's order; no score, no ranking. */
export function competencyFindings(
  family: Pick<RoleFamily, 'competencies'>,
  judged: readonly JudgedQuestion[],
): CompetencyFinding[] {
  return family.competencies.flatMap((competency) => {
    const own = judged.filter(({ competencyId }) => competencyId === competency.id);
    return own.length > 0 ? [findingOf(competency, own)] : [];
  });
}

function findingOf(competency: Competency, judged: readonly JudgedQuestion[]): CompetencyFinding {
  const checklists = judged.flatMap(({ checklist }) => checklist ?? []);
  const foundIn = (check: string) =>
    checklists.filter(({ items }) => items.some((item) => item.check === check && item.found)).length;
  return {
    _id: competency.id,
    name: competency.name,
    description: competency.description,
    indicators: [...competency.indicators],
    must_not_infer: [...competency.mustNotInfer],
    anchors: competency.anchors,
    questions: judged.map(({ number }) => number),
    scorable: checklists.length,
    checks: checkNames.map((check) => ({
      check,
      label: checkLabels[check],
      found: foundIn(check),
      of: checklists.length,
    })),
  };
}

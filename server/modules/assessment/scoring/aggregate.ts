import type {
  Assessment,
  Checklist,
  CheckName,
  CompetencyFinding,
  EngineName,
} from '../../../../openapi/gen/types.gen.ts';
import { checkLabels, checkNames } from '../../../checklist/checks.ts';
import type { Competency, RoleFamily } from '../../../content/question-bank.ts';
import { competencyAssessment, isScored, isUsable } from './scores.ts';

/** What the findings need to know of one core question. */
export interface QuestionFindings {
  readonly number: number;
  readonly competencyId: string;
  /** Of `rules`; null where no answer could be looked at. */
  readonly checklist: Checklist | null;
  /** Of `llm`; null where there was nothing to score. */
  readonly assessment: Assessment | null;
}

/** What was found for each competency of the interview, in the family's order; no ranking. */
export function competencyFindings(
  family: Pick<RoleFamily, 'competencies'>,
  judged: readonly QuestionFindings[],
  engine: EngineName,
): CompetencyFinding[] {
  return family.competencies.flatMap((competency) => {
    const own = judged.filter(({ competencyId }) => competencyId === competency.id);
    return own.length > 0 ? [findingOf(competency, own, engine)] : [];
  });
}

function findingOf(
  competency: Competency,
  judged: readonly QuestionFindings[],
  engine: EngineName,
): CompetencyFinding {
  const checklists = judged.flatMap(({ checklist }) => (checklist && isUsable(checklist) ? checklist : []));
  const assessments = judged.flatMap(({ assessment }) => assessment ?? []);
  const countOf = (check: CheckName) => ({
    check,
    label: checkLabels[check],
    found: checklists.filter(({ items }) => items.some((item) => item.check === check && item.found)).length,
    of: checklists.filter(({ items }) => items.some((item) => item.check === check)).length,
  });
  return {
    _id: competency.id,
    name: competency.name,
    description: competency.description,
    indicators: [...competency.indicators],
    must_not_infer: [...competency.mustNotInfer],
    anchors: competency.anchors,
    questions: judged.map(({ number }) => number),
    scorable: engine === 'rules' ? checklists.length : assessments.filter(isScored).length,
    checks:
      engine === 'rules'
        ? checkNames.map(countOf).filter((one) => one.of > 0 || checklists.length === 0)
        : [],
    assessment: engine === 'llm' ? competencyAssessment(assessments) : null,
  };
}

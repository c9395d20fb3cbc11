import type { CompetencySuggestion, RubricCompetency } from '../../../openapi/gen/types.gen.ts';
import type { RoleFamily } from '../../content/question-bank.ts';
import { roleFamilies } from '../../content/role-families.ts';
import { familiesByNearness } from '../assessment/selection/role-family-search.ts';
import { evenWeights } from './rubric-rules.ts';

interface Described {
  readonly title: string;
  readonly job_description: string;
  /** To be taken in place of the nearest. */
  readonly role_family?: string;
}

/** The competencies of the role family that a job description is nearest to by its words, evenly weighed. */
export function suggestCompetencies(described: Described): CompetencySuggestion {
  const nearest = familiesByNearness(`${described.title}\n${described.job_description}`);
  const wanted = described.role_family ?? nearest[0];
  const taken = roleFamilies.find(({ id }) => id === wanted);
  const others = roleFamilies.map(({ id }) => id).filter((id) => !nearest.includes(id));
  return {
    role_families: [...nearest, ...others].map((id) => ({ _id: id, name: nameOf(id) })),
    role_family: taken?.id ?? null,
    competencies: taken ? competenciesOf(taken) : [],
    worded_by: null,
  };
}

const nameOf = (id: string) => roleFamilies.find((family) => family.id === id)?.name ?? id;

function competenciesOf({ competencies }: RoleFamily): RubricCompetency[] {
  const weights = evenWeights(competencies.length);
  return competencies.map(({ id, name, description, indicators, mustNotInfer, anchors }, at) => ({
    _id: id,
    name,
    description,
    weight_percent: weights[at] ?? 1,
    indicators: [...indicators],
    must_not_infer: [...mustNotInfer],
    anchors: { '1': anchors[1], '3': anchors[3], '5': anchors[5] },
  }));
}

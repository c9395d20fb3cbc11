import MiniSearch from 'minisearch';
import type { CompetencySuggestion, RubricCompetency } from '../../../openapi/gen/types.gen.ts';
import { carryingWords } from '../../checklist/language/everyday-words.ts';
import { wordsOf } from '../../checklist/language/words.ts';
import type { RoleFamily } from '../../content/question-bank.ts';
import { everyQuestionOf, roleFamilies } from '../../content/role-families.ts';
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

/** Ids of the families that share a word with a text, the nearest first. */
function familiesByNearness(text: string): string[] {
  index ??= indexOfFamilies();
  return index.search([...new Set(stemsOf(text))].join(' ')).map(({ id }) => String(id));
}

let index: MiniSearch | undefined;

function indexOfFamilies(): MiniSearch {
  const made = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  made.addAll(roleFamilies.map((family) => ({ id: family.id, text: stemsOf(textOf(family)).join(' ') })));
  return made;
}

function textOf(family: RoleFamily): string {
  const competencies = family.competencies.flatMap(({ name, description, indicators }) => [
    name,
    description,
    ...indicators,
  ]);
  const concepts = everyQuestionOf(family).flatMap(({ concepts }) => concepts.map(({ label }) => label));
  return [family.name, family.description, ...competencies, ...concepts].join('\n');
}

const stemsOf = (text: string) => carryingWords(wordsOf(text)).map(({ stem }) => stem);

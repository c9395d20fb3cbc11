import type {
  PracticeChoices,
  PracticeOptions,
  PracticeRoleFamily,
} from '../../../../openapi/gen/types.gen.ts';
import type { RoleFamily } from '../../../content/question-bank.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import { presentEngine } from '../../assessment/presented-engine.ts';
import { practisedQuestions } from '../role-families.ts';
import type { AskedBefore } from './asked-before.ts';

const levels: PracticeOptions['levels'] = ['junior', 'mid', 'senior'];
const questionTypes: PracticeOptions['question_types'] = [
  'mixed',
  'behavioural',
  'situational',
  'technical',
  'multiple_choice',
  'coding',
];

/** What somebody practised so far. */
interface Practised {
  readonly askedBefore: readonly Pick<AskedBefore, 'id'>[];
  readonly last: PracticeChoices | null;
  readonly suggestedRoleFamily: string | null;
  readonly daysThisWeek: number;
}

const nothing: Practised = { askedBefore: [], last: null, suggestedRoleFamily: null, daysThisWeek: 0 };

/** What a candidate can choose from. */
export function practiceOptions(
  families: readonly RoleFamily[],
  engine: StoredEngine,
  { askedBefore, last, suggestedRoleFamily, daysThisWeek }: Practised = nothing,
): PracticeOptions {
  const known = new Set(askedBefore.map(({ id }) => id));
  return {
    engine: presentEngine(engine),
    role_families: families.map((family) => offer(family, known)),
    levels,
    question_types: questionTypes,
    last,
    suggested_role_family: suggestedRoleFamily,
    days_this_week: daysThisWeek,
    question_counts: [1, 3, 5, 8],
    job_description_max_length: 20_000,
  };
}

function offer(family: RoleFamily, known: ReadonlySet<string>): PracticeRoleFamily {
  const { id, name, description, competencies } = family;
  return {
    _id: id,
    name,
    description,
    competencies: competencies.map((competency) => ({ _id: competency.id, name: competency.name })),
    availability: levels.flatMap((level) =>
      questionTypes.map((type) => ({
        level,
        question_type: type,
        ...counted(practisedQuestions(family, level, type), known),
      })),
    ),
  };
}

const counted = (questions: readonly { readonly id: string }[], known: ReadonlySet<string>) => ({
  count: questions.length,
  new_count: questions.filter(({ id }) => !known.has(id)).length,
});

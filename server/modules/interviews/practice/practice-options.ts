import type { PracticeOptions, PracticeRoleFamily } from '../../../../openapi/gen/types.gen.ts';
import type { RoleFamily } from '../../../content/question-bank.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import { presentEngine } from '../../assessment/presented-engine.ts';
import { countQuestions } from '../role-families.ts';

const levels: PracticeOptions['levels'] = ['junior', 'mid', 'senior'];
const questionTypes: PracticeOptions['question_types'] = [
  'mixed',
  'behavioural',
  'situational',
  'technical',
  'multiple_choice',
  'coding',
];

/** What a candidate can choose from. */
export function practiceOptions(families: readonly RoleFamily[], engine: StoredEngine): PracticeOptions {
  return {
    engine: presentEngine(engine),
    role_families: families.map(offer),
    levels,
    question_types: questionTypes,
    question_counts: [1, 3, 5, 8],
    job_description_max_length: 20_000,
  };
}

function offer(family: RoleFamily): PracticeRoleFamily {
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
        count: countQuestions(family, level, type),
      })),
    ),
  };
}

import type {
  Level,
  NamedRef,
  PracticeOptions,
  PracticeSessionRequest,
} from '../../../../openapi/gen/types.gen.ts';

/** One question about one competency. */
export interface Drill {
  readonly family: Pick<NamedRef, '_id'>;
  readonly level: Level;
  readonly competency: Pick<NamedRef, '_id' | 'name'>;
}

/** The drill that an address names; null where it names none, or one that is not offered. */
export function drillOf(options: PracticeOptions, search: URLSearchParams): Drill | null {
  const family = options.role_families.find(({ _id }) => _id === search.get('role_family'));
  const level = options.levels.find((known) => known === search.get('level'));
  const competency = family?.competencies.find(({ _id }) => _id === search.get('competency'));
  return family && level && competency ? { family, level, competency } : null;
}

/** The drill as the API takes it. */
export function drillRequest({ family, level, competency }: Drill): PracticeSessionRequest {
  return {
    mode: 'practice',
    role_family: family._id,
    level,
    question_type: 'mixed',
    question_count: 1,
    competency: competency._id,
  };
}

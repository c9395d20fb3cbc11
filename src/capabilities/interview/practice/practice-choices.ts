import type {
  Level,
  PracticeOptions,
  PracticeRoleFamily,
  PracticeSessionRequest,
  PracticeType,
} from '../../../../openapi/gen/types.gen.ts';
import { ruleOf } from '../words.ts';

/** What is chosen on the practice screen. */
export interface PracticeForm {
  readonly roleFamily: string;
  readonly level: Level;
  readonly questionType: PracticeType;
  readonly questionCount: number;
  readonly jobDescription: string;
  readonly feedbackAfterEach: boolean;
}

/** How many questions the bank has for a level and a type. */
export function available(family: PracticeRoleFamily | undefined, level: Level, type: PracticeType): number {
  const row = family?.availability.find((entry) => entry.level === level && entry.question_type === type);
  return row?.count ?? 0;
}

/** Why a number of questions cannot be chosen, or null where it can. */
export function countRefusal(count: number, offered: number): string | null {
  if (count <= offered) return null;
  return offered === 0 ? 'No questions for this choice' : `Only ${offered} for this choice`;
}

/** Why a level cannot be chosen: no type of question has enough of it. */
export function levelRefusal(options: PracticeOptions, form: PracticeForm, level: Level): string | null {
  const family = familyOf(options, form.roleFamily);
  const ofEachType = options.question_types.map((type) => available(family, level, type));
  return refusal(options, Math.max(0, ...ofEachType));
}

/** Why a choice with so many questions cannot be made: there is not even the smallest interview in it. */
export function refusal(options: PracticeOptions, offered: number): string | null {
  return countRefusal(Math.min(...options.question_counts), offered);
}

/** Why a type cannot be chosen: where the role family has none of it at any level, which ones have. */
export function typeRefusal(options: PracticeOptions, form: PracticeForm, type: PracticeType): string | null {
  const family = familyOf(options, form.roleFamily);
  const refused = refusal(options, available(family, form.level, type));
  const has = (one: PracticeRoleFamily) =>
    options.levels.some((level) => refusal(options, available(one, level, type)) === null);
  if (refused === null || (family && has(family))) return refused;
  const others = options.role_families.filter(has).map(({ name }) => name);
  return others.length === 0 ? refused : `Only for ${new Intl.ListFormat('en').format(others)}`;
}

export const familyOf = (options: PracticeOptions, id: string) =>
  options.role_families.find((family) => family._id === id);

export const suggestedFamily = (options: PracticeOptions) =>
  familyOf(options, options.suggested_role_family ?? '');

/** The fewest answers that a report can say something of. */
const USUAL_COUNT = 3;

/** The first choices: what is always possible, and of the role families the one that a profile names. */
export function initialForm(options: PracticeOptions): PracticeForm {
  return withinReach(options, {
    roleFamily: (suggestedFamily(options) ?? options.role_families[0])?._id ?? '',
    level: options.levels.includes('mid') ? 'mid' : (options.levels[0] ?? 'mid'),
    questionType: options.question_types[0] ?? 'mixed',
    questionCount: USUAL_COUNT,
    jobDescription: '',
    feedbackAfterEach: true,
  });
}

/** The choices that an address names, where they can be made; the others stay. */
export function withWishes(
  options: PracticeOptions,
  form: PracticeForm,
  search: URLSearchParams,
): PracticeForm {
  const roleFamily = familyOf(options, search.get('role_family') ?? '')?._id;
  const level = options.levels.find((known) => known === search.get('level'));
  const questionType = options.question_types.find((known) => known === search.get('question_type'));
  return withinReach(options, {
    ...form,
    ...(roleFamily && { roleFamily }),
    ...(level && { level }),
    ...(questionType && { questionType }),
  });
}

/** Moves what another choice made impossible to the nearest possible: the type to the first that fits, the count down. */
export function withinReach(options: PracticeOptions, form: PracticeForm): PracticeForm {
  const family = familyOf(options, form.roleFamily);
  const fits = (type: PracticeType) => refusal(options, available(family, form.level, type)) === null;
  const questionType = [form.questionType, ...options.question_types].find(fits) ?? form.questionType;
  const offered = available(family, form.level, questionType);
  const possible = options.question_counts.filter((count) => count <= offered);
  const questionCount = possible.includes(form.questionCount)
    ? form.questionCount
    : (possible.at(-1) ?? form.questionCount);
  return { ...form, questionType, questionCount };
}

/** Questions that no engine judges are drawn by chance, whatever is pasted. */
export function usesJobDescription({ questionType }: PracticeForm): boolean {
  return ruleOf(questionType) === null;
}

/** The choices as the API takes them. */
export function practiceRequest(form: PracticeForm): PracticeSessionRequest {
  const description = usesJobDescription(form) ? form.jobDescription.trim() : '';
  return {
    mode: 'practice',
    role_family: form.roleFamily,
    level: form.level,
    question_type: form.questionType,
    question_count: form.questionCount,
    ...(description && { job_description: description }),
    feedback_after_each: form.feedbackAfterEach,
  };
}

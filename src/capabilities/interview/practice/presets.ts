import type { PracticeOptions, PracticeSessionRequest } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, typeNames } from '../interview-words.ts';
import { drillOf, drillRequest } from './drill.ts';
import {
  familyOf,
  initialForm,
  type PracticeForm,
  practiceRequest,
  suggestedFamily,
  withinReach,
  withWishes,
} from './practice-choices.ts';

/** A practice that is one click away. */
export interface Preset {
  /** "Software engineering · Mid-level · 3 questions". */
  readonly title: string;
  /** "2 new, 1 to repeat"; null of a drill. */
  readonly memory: string | null;
  readonly request: PracticeSessionRequest;
}

const MOST_PRESETS = 3;

/** The practice that was chosen last; before the first, one of the role that a profile names. */
export const usualPreset = (options: PracticeOptions): Preset => presetOf(options, usualForm(options));

/** What can be started at once: what the address asks for first, then the usual practice, a short one, and other roles. */
export function presetsOf(options: PracticeOptions, search: URLSearchParams): Preset[] {
  const usual = usualForm(options);
  const wished = withWishes(options, usual, search);
  const drill = drillOf(options, search);
  const families = [suggestedFamily(options), ...options.role_families].filter(
    (family) => family !== undefined,
  );
  const others = families.map(({ _id }) => ({ ...usual, roleFamily: _id }));
  const short = { ...wished, questionCount: Math.min(...options.question_counts) };
  const presets = [wished, short, ...others].map((form) => presetOf(options, form));
  const drills = drill
    ? [
        {
          title: `Drill: ${drill.competency.name} · ${levelNames[drill.level]}`,
          memory: null,
          request: drillRequest(drill),
        },
      ]
    : [];
  return distinct([...drills, ...presets]).slice(0, MOST_PRESETS);
}

function presetOf(options: PracticeOptions, wished: PracticeForm): Preset {
  const form = withinReach(options, wished);
  const { roleFamily, level, questionType, questionCount } = form;
  const title = [
    familyOf(options, roleFamily)?.name,
    levelNames[level],
    questionType === 'mixed' ? null : typeNames[questionType],
    questionCount === 1 ? '1 question' : `${questionCount} questions`,
  ];
  const memory = memoryOf(options, form);
  return { title: title.filter(Boolean).join(' · '), memory, request: practiceRequest(form) };
}

/** The usual practice is the one that was chosen last, as far as it can still be made. */
function usualForm(options: PracticeOptions): PracticeForm {
  const form = initialForm(options);
  const { last } = options;
  if (!last || !familyOf(options, last.role_family)) return form;
  const { role_family, level, question_type, question_count } = last;
  return {
    ...form,
    roleFamily: role_family,
    level,
    questionType: question_type,
    questionCount: question_count,
  };
}

/** How many of the questions will be new, and how many are repeated since nothing else is left. */
function memoryOf(options: PracticeOptions, form: PracticeForm): string {
  const row = familyOf(options, form.roleFamily)?.availability.find(
    ({ level, question_type }) => level === form.level && question_type === form.questionType,
  );
  const fresh = Math.min(form.questionCount, row?.new_count ?? 0);
  const again = form.questionCount - fresh;
  if (again === 0) return fresh === 1 ? '1 new question' : `${fresh} new questions`;
  return fresh === 0 ? `${again} to repeat` : `${fresh} new, ${again} to repeat`;
}

const distinct = (presets: readonly Preset[]) =>
  presets.filter(({ title }, index) => presets.findIndex((other) => other.title === title) === index);

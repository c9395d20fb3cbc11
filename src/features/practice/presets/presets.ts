import type { PracticeOptions, PracticeSessionRequest } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, typeNames } from '../../../capabilities/interview/interview-words.ts';
import {
  familyOf,
  initialForm,
  type PracticeForm,
  practiceRequest,
  withinReach,
  withWishes,
} from '../components/practice-choices.ts';
import { drillOf, drillRequest } from './drill.ts';

/** A practice that is one click away. */
export interface Preset {
  /** "Software engineering · Mid-level · 3 questions". */
  readonly title: string;
  readonly request: PracticeSessionRequest;
}

const MOST_PRESETS = 3;

/** What can be started at once: what the address asks for first, then the usual practice, a short one, and other roles. */
export function presetsOf(options: PracticeOptions, search: URLSearchParams): Preset[] {
  const usual = initialForm(options);
  const wished = withWishes(options, usual, search);
  const drill = drillOf(options, search);
  const others = options.role_families.map(({ _id }) => ({ ...usual, roleFamily: _id }));
  const short = { ...wished, questionCount: Math.min(...options.question_counts) };
  const presets = [wished, short, ...others].map((form) => presetOf(options, withinReach(options, form)));
  const drills = drill
    ? [
        {
          title: `Drill: ${drill.competency.name} · ${levelNames[drill.level]}`,
          request: drillRequest(drill),
        },
      ]
    : [];
  return distinct([...drills, ...presets]).slice(0, MOST_PRESETS);
}

function presetOf(options: PracticeOptions, form: PracticeForm): Preset {
  const { roleFamily, level, questionType, questionCount } = form;
  const title = [
    familyOf(options, roleFamily)?.name,
    levelNames[level],
    questionType === 'mixed' ? null : typeNames[questionType],
    questionCount === 1 ? '1 question' : `${questionCount} questions`,
  ];
  return { title: title.filter(Boolean).join(' · '), request: practiceRequest(form) };
}

const distinct = (presets: readonly Preset[]) =>
  presets.filter(({ title }, index) => presets.findIndex((other) => other.title === title) === index);

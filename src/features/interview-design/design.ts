import type {
  BankQuestion,
  ChosenTestItem,
  EditorLanguage,
  HiringDefaults,
  HiringInterviewRequest,
  IntegrityChoice,
  Level,
  OwnQuestion,
  ReviewerChoice,
  RubricCompetency,
  TestItem,
  TestVersion,
} from '../../../openapi/gen/types.gen.ts';
import { randomId } from '../../lib/random-id.ts';

/** A question that was chosen, from the bank, of a test or written here. */
export interface Chosen {
  readonly key: string;
  readonly competencyId: string;
  readonly prompt: string;
  readonly type: BankQuestion['type'];
  readonly minutes: number;
  readonly bankId?: string;
  readonly own?: OwnQuestion;
  readonly test?: ChosenTestItem;
}

export type Reviewers = ReviewerChoice;

export interface Settings {
  readonly title: string;
  readonly level: Level;
  readonly followUps: number;
  readonly limitMinutes: number;
  readonly attempts: number;
  /** Days from now. */
  readonly openDays: number;
  readonly signals: boolean;
  readonly camera: IntegrityChoice['camera'];
  readonly scorecards: number;
  /** Where people hold it, what its shared editor is for; null or absent where an engine asks. */
  readonly live?: EditorLanguage | null;
  /** Whether sound of it is recorded where everybody agrees. */
  readonly recording?: boolean;
  /** Where everybody calls whose sound does not work; empty where there is none. */
  readonly phone?: string;
  /** Null, or absent in a draft of an earlier version, where anybody on the team rates. */
  readonly reviewers?: Reviewers | null;
}

export interface Design {
  readonly chosen: readonly Chosen[];
  readonly settings: Settings;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SECONDS_A_MINUTE = 60;

const SIGNALS: IntegrityChoice['signals'] = [
  'page_hidden',
  'focus_lost',
  'paste',
  'large_insertion',
  'second_tab',
  'network_lost',
];

/** Begins as the company says. */
export const emptyDesign = (
  title: string,
  { notes_signals, camera }: Pick<HiringDefaults, 'notes_signals' | 'camera'>,
): Design => ({
  chosen: [],
  settings: {
    title,
    level: 'mid',
    followUps: 1,
    limitMinutes: 45,
    attempts: 1,
    openDays: 14,
    signals: notes_signals,
    camera,
    scorecards: 1,
  },
});

/** Whether a text is one that can be called, or none at all; as the contract says it. */
export const isPhone = (text = ''): boolean =>
  text.trim() === '' || /^[+(]?[0-9][0-9 ().,#*/-]{3,57}[0-9#]$/.test(text.trim());

export const fromBank = (question: BankQuestion, competencyId: string): Chosen => ({
  key: question._id,
  bankId: question._id,
  competencyId,
  prompt: question.prompt,
  type: question.type,
  minutes: Math.ceil(question.suggested_seconds / SECONDS_A_MINUTE),
});

export const fromOwn = (own: OwnQuestion, competencyId: string): Chosen => ({
  key: randomId(),
  own,
  competencyId,
  prompt: own.prompt,
  type: own.type,
  minutes: own.suggested_minutes,
});

const itemTypes = { choice: 'multiple_choice', code: 'coding' } as const;

/** All items of a version, each for the rubric's competency of its name, or for another one where there is none. */
export function fromTest(
  { test_id, version, items }: TestVersion,
  competencies: readonly RubricCompetency[],
  otherwise: string,
): Chosen[] {
  const named = (name: string) =>
    competencies.find((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase())?._id;
  return items.map(({ _id, kind, competency, prompt, minutes, text }: TestItem) => ({
    key: `${test_id} ${_id}`,
    test: { test_id, version, item_id: _id },
    competencyId: named(competency) ?? otherwise,
    prompt,
    type: kind === 'text' ? (text?.type ?? 'technical') : itemTypes[kind],
    minutes,
  }));
}

/** In the order in which they are asked: by competency as the rubric has them. */
export function inOrder(chosen: readonly Chosen[], competencies: readonly RubricCompetency[]): Chosen[] {
  return competencies.flatMap(({ _id }) => chosen.filter(({ competencyId }) => competencyId === _id));
}

/** Moves a question one place among those of its competency. */
export function moved(chosen: readonly Chosen[], key: string, by: 1 | -1): readonly Chosen[] {
  const question = chosen.find((one) => one.key === key);
  const own = chosen.filter(({ competencyId }) => competencyId === question?.competencyId);
  const other = own[own.findIndex((one) => one.key === key) + by];
  if (!question || !other) return chosen;
  return chosen.map((one) => (one === question ? other : one === other ? question : one));
}

/** The first competency that nothing is asked about; the first of all where there is none. */
export function nextGap(chosen: readonly Chosen[], competencies: readonly RubricCompetency[]): string {
  const isAsked = ({ _id }: RubricCompetency) => chosen.some(({ competencyId }) => competencyId === _id);
  return (competencies.find((one) => !isAsked(one)) ?? competencies[0])?._id ?? '';
}

/** Six of the bank, each about another competency as long as there are such. */
export function suggested(
  questions: readonly BankQuestion[],
  competencies: readonly RubricCompetency[],
  count = 6,
): Chosen[] {
  const taken: Chosen[] = [];
  const isTaken = (id: string) => taken.some(({ key }) => key === id);
  for (let round = 0; taken.length < count && round < count; round += 1)
    for (const { _id } of competencies) {
      const next = questions.find((one) => one.competency._id === _id && !isTaken(one._id));
      if (next && taken.length < count) taken.push(fromBank(next, _id));
    }
  return taken;
}

export function requestOf(
  { chosen, settings }: Design,
  competencies: readonly RubricCompetency[],
  now: Date,
): HiringInterviewRequest {
  const { live } = settings;
  const phone = settings.phone?.trim();
  return {
    title: settings.title,
    level: settings.level,
    questions: inOrder(chosen, competencies).map(({ competencyId, bankId, own, test }) => ({
      competency_id: competencyId,
      ...(bankId && { bank_question_id: bankId }),
      ...(own && { own }),
      ...(test && { test }),
    })),
    follow_up_cap: live ? 0 : settings.followUps,
    limit_minutes: settings.limitMinutes,
    attempts_allowed: live ? 1 : settings.attempts,
    opens_at: now.toISOString(),
    closes_at: new Date(now.getTime() + settings.openDays * DAY_MS).toISOString(),
    integrity: {
      signals: settings.signals && !live ? SIGNALS : [],
      camera: live ? 'none' : settings.camera,
      may_decline_signals: true,
    },
    scorecards_needed: settings.scorecards,
    ...(settings.reviewers && { reviewers: settings.reviewers }),
    ...(live && {
      live: {
        editor_language: live,
        ...(settings.recording && { recording: true }),
        ...(phone && { phone }),
      },
    }),
  };
}

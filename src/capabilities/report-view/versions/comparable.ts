import type { Report, ReportSummary } from '../../../../openapi/gen/types.gen.ts';

type Comparable = Pick<ReportSummary | Report, 'engine' | 'role_family' | 'question_type'>;
type Compared = Comparable & Pick<Report, 'mode' | 'level' | 'bank_version'>;

/** What stands between two reports. */
type Obstacle = 'role_family' | 'exact' | 'engine' | 'model';

const sentences: Record<Obstacle, string> = {
  role_family: 'They are for different role families, which have different competencies.',
  exact:
    'Multiple-choice and coding answers are scored exactly: there is no checklist and no AI score to compare.',
  engine: 'They were made by different engines: a checklist and an AI score do not measure the same.',
  model: 'They were scored by different AI models, whose scores do not mean the same.',
};

const fewWords: Record<Obstacle, string> = {
  role_family: 'Another role family',
  exact: 'Scored exactly, not compared',
  engine: 'Made by another engine',
  model: 'Scored by another AI model',
};

function obstacleTo(one: Comparable, other: Comparable): Obstacle | null {
  if (isKeyed(one) || isKeyed(other)) return 'exact';
  if (one.role_family._id !== other.role_family._id) return 'role_family';
  if (one.engine.name !== other.engine.name) return 'engine';
  return one.engine.ai?.model_key === other.engine.ai?.model_key ? null : 'model';
}

/** Why two reports cannot be held against each other; null where they can. */
export function whyNotComparable(one: Comparable, other: Comparable): string | null {
  const obstacle = obstacleTo(one, other);
  return obstacle && sentences[obstacle];
}

/** The same where there is room for few words. */
export function obstacleWords(one: Comparable, other: Comparable): string | null {
  const obstacle = obstacleTo(one, other);
  return obstacle && fewWords[obstacle];
}

/** Said of a report that cannot be held against any other, in a few words; null of one that can. */
export const neverComparable = (report: Pick<Comparable, 'question_type'>): string | null =>
  isKeyed(report) ? fewWords.exact : null;

const isKeyed = ({ question_type }: Pick<Comparable, 'question_type'>) =>
  question_type === 'multiple_choice' || question_type === 'coding';

/** Whether what differs may come from the engine, not from the answers. */
export function engineChanged({ engine: one }: Comparable, { engine: other }: Comparable): boolean {
  return one.version !== other.version || one.ai?.prompt_version !== other.ai?.prompt_version;
}

/** From what a difference may come beside the answers; a sentence each. */
export function whatElseDiffers(one: Compared, other: Compared): string[] {
  return [
    ...(engineChanged(one, other)
      ? [
          'The engine has changed between the two, so a difference may come from the engine and not from your answers.',
        ]
      : []),
    ...(one.bank_version === other.bank_version
      ? []
      : ['The question bank has changed between the two, so answers may be held against other words.']),
    ...(one.level === other.level
      ? []
      : ['The two are for different levels, so the questions do not ask for the same.']),
    ...(one.mode === other.mode
      ? []
      : ['One is a practice and the other an interview, which has questions of its own.']),
  ];
}

import type { Coverage, ReportQuestion, TurnOutcome } from '../../../openapi/gen/types.gen.ts';
import { coverageNote, coverageOf } from '../assessment/scoring/coverage.ts';

type Covered = Pick<ReportQuestion, 'assessment' | 'exact' | 'scorable' | 'turns'>;

/** How many of the questions have a finding; what counts neither for nor against is left out of both numbers. */
export function coverageOfQuestions(questions: readonly Covered[]): Coverage {
  const counted = questions.filter(({ exact }) => exact?.result !== 'not_counted');
  return coverageOf(counted.filter(({ scorable }) => scorable).length, counted.length);
}

/** The same with what became of each of the others, so that the numbers add up. */
export function reportCoverage(questions: readonly Covered[]): Coverage {
  const notCounted = questions.filter(({ exact }) => exact?.result === 'not_counted').length;
  const counts = new Map<LeftOut, number>();
  for (const question of questions) {
    const why = leftOut(question);
    if (why) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return {
    ...coverageOfQuestions(questions),
    ...Object.fromEntries(counts),
    ...(notCounted > 0 && { not_counted: notCounted }),
  };
}

type LeftOut =
  | 'not_judged'
  | 'needs_human'
  | 'no_evidence'
  | 'unusable'
  | 'poor_audio'
  | 'skipped'
  | 'unfinished';

/** Why a question that counts has no finding; null where it has one, and where it does not count. */
function leftOut({ scorable, assessment, exact, turns: [core] }: Covered): LeftOut | null {
  if (scorable || exact?.result === 'not_counted') return null;
  if (assessment?.state === 'not_judged') return 'not_judged';
  if ([assessment?.state, exact?.result].includes('needs_human')) return 'needs_human';
  if (assessment?.state === 'no_evidence') return 'no_evidence';
  return leftOutBy[core?.outcome ?? 'unasked'];
}

const leftOutBy: Readonly<Record<TurnOutcome, LeftOut>> = {
  answered: 'unusable',
  insufficient: 'unusable',
  poor_audio: 'poor_audio',
  skipped: 'skipped',
  interrupted: 'unfinished',
  unasked: 'unfinished',
};

/** What is said where too little is covered, or a judgement is missing; null also where nothing was to be counted. */
export function noteOnCoverage(questions: readonly Covered[]): string | null {
  const coverage = reportCoverage(questions);
  return coverage.planned === 0 ? null : coverageNote(coverage);
}

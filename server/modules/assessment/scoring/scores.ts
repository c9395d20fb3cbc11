import type {
  Assessment,
  Checklist,
  CompetencyAssessment,
  Coverage,
  ExactResult,
  OverallAssessment,
} from '../../../../openapi/gen/types.gen.ts';
import { isEnough } from './coverage.ts';

/** Whether an answer was scored; a skip has a score and no answer. */
export function isScored({ state }: Assessment): boolean {
  return state === 'scored';
}

/** Whether an answer was looked at; in a report of before, not where it was unclear whether it answers its question. */
export function isUsable(checklist: Checklist | null): boolean {
  return checklist !== null && !checklist.is_unclear;
}

/** The mean of what was scored for one competency; what has no score is left out and counted. */
export function competencyAssessment(assessments: readonly Assessment[]): CompetencyAssessment {
  const scores = assessments.flatMap(({ score }) => score ?? []);
  const countOf = (state: Assessment['state']) => assessments.filter((one) => one.state === state).length;
  const notJudged = countOf('not_judged');
  return {
    score: scores.length > 0 ? sumOf(scores) / scores.length : null,
    scored: assessments.filter(isScored).length,
    skipped: countOf('skipped'),
    needs_human: countOf('needs_human'),
    ...(notJudged > 0 && { not_judged: notJudged }),
  };
}

export interface WeighedScore {
  /** 1 to 5, or null where nothing was scored. */
  readonly score: number | null;
  readonly weight: number;
}

/**
 * 100 · Σ w(s−1)/4 ÷ Σ w over the competencies with a score; none where coverage is too low. `coverage` is that of the
 * questions the AI scores, and `exact` are the results of the others.
 */
export function overallAssessment(
  competencies: readonly WeighedScore[],
  coverage: Coverage,
  exact: readonly ExactResult[] = [],
): OverallAssessment {
  const scored = competencies.flatMap(({ score, weight }) => (score === null ? [] : { score, weight }));
  const weight = sumOf(scored.map((one) => one.weight));
  if (!isEnough(coverage) || weight === 0) return { score: null, note: tooLittle(coverage, exact) };
  const points = sumOf(scored.map((one) => (one.weight * (one.score - 1)) / 4));
  return { score: Math.round((100 * points) / weight), note: null };
}

/** Why there is no overall score, in the figures of its own report, whose coverage may hold more than the AI scores. */
function tooLittle({ scorable, planned }: Coverage, exact: readonly ExactResult[]): string {
  const scored = `${scorable || 'none'} of ${planned} ${scorable > 1 ? 'have' : 'has'} one`;
  const apart = exact.length > 0 ? ` ${countedApart(exact)}` : '';
  return `There is no overall score: it needs an AI score for at least 3 answers, and for at least half of the questions; here ${scored}.${apart}`;
}

/** Only a question with choices has options. */
function countedApart(exact: readonly ExactResult[]): string {
  const ofCode = exact.filter(({ options }) => options.length === 0).length;
  if (ofCode === 0) return 'Choices are counted apart, in points.';
  return ofCode === exact.length
    ? 'Code is counted apart, in points.'
    : 'Choices and code are counted apart, in points.';
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

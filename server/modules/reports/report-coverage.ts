import type { Assessment, Coverage, ReportQuestion } from '../../gen/types/types.gen.ts';
import { isApart, isUnlinked } from '../judging/llm/evaluation/assessment.ts';
import { coverageNote, coverageOf } from '../judging/scoring/coverage.ts';

type Covered = Pick<ReportQuestion, 'assessment' | 'checklist' | 'exact' | 'scorable'>;

/** How many of the questions have a finding; what counts neither for nor against is left out of both numbers. */
export function coverageOfQuestions(questions: readonly Covered[]): Coverage {
  const counted = questions.filter(({ exact }) => exact?.result !== 'not_counted');
  return coverageOf(counted.filter(({ scorable }) => scorable).length, counted.length);
}

/** The same with what became of the other answers, so that none of them is called unusable. */
export function reportCoverage(questions: readonly Covered[]): Coverage {
  const notJudged = countOf(questions, 'not_judged');
  const needsHuman =
    countOf(questions, 'needs_human') + countExact(questions, 'needs_human') + countUnclear(questions);
  const notCounted = countExact(questions, 'not_counted');
  return {
    ...coverageOfQuestions(questions),
    ...(notJudged > 0 && { not_judged: notJudged }),
    ...(needsHuman > 0 && { needs_human: needsHuman }),
    ...(notCounted > 0 && { not_counted: notCounted }),
  };
}

/** What is said where too little is covered, or a judgement is missing; null also where nothing was to be counted. */
export function noteOnCoverage(questions: readonly Covered[]): string | null {
  const coverage = coverageOfQuestions(questions);
  if (coverage.planned === 0) return null;
  const assessments = questions.flatMap(({ assessment }) => assessment ?? []);
  const apart = assessments.filter(isApart).length;
  const unlinked = assessments.filter(isUnlinked).length;
  return coverageNote(coverage, {
    notJudged: countOf(questions, 'not_judged'),
    needsHuman: countOf(questions, 'needs_human') - apart - unlinked,
    apart,
    unlinked: unlinked + countUnclear(questions),
    notRun: countExact(questions, 'needs_human'),
  });
}

function countOf(questions: readonly Covered[], state: Assessment['state']): number {
  return questions.filter(({ assessment }) => assessment?.state === state).length;
}

/** Those of which the checklist counts nothing, and at which a person looks. */
function countUnclear(questions: readonly Covered[]): number {
  return questions.filter(({ checklist }) => checklist?.needs_human).length;
}

function countExact(questions: readonly Covered[], result: 'needs_human' | 'not_counted'): number {
  return questions.filter(({ exact }) => exact?.result === result).length;
}

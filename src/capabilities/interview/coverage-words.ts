import type { Coverage, Engine, Report } from '../../../openapi/gen/types.gen.ts';
import { type AnswerStatus, statusCount } from './status-words.ts';

/** How many answers each thing became of; those of which nothing did are not among them. */
type OtherCounts = Omit<Coverage, 'scorable' | 'planned' | 'percent'>;

/** Of a report, what decides how its coverage is told. */
interface CoveredReport extends Pick<Report, 'question_type'> {
  readonly engine: Pick<Engine, 'name'>;
  readonly coverage: Omit<Coverage, 'percent'>;
}

/** "2 of 5 answers judged, 3 not judged". */
export const coverageText = (report: CoveredReport): string =>
  [coveredAnswers(report), ...otherAnswers(report.coverage)].join(', ');

/** Of how many questions of a report it can speak: "2 of 5 answers judged", "2 of 5 answers usable". */
function coveredAnswers(report: CoveredReport): string {
  const { scorable, planned, not_counted: notRun = 0 } = report.coverage;
  const questions = planned + notRun;
  return `${scorable} of ${questions} ${questions === 1 ? 'answer' : 'answers'} ${foundWord(report)}`;
}

/** What became of answers, each in a few words: with those that a report can speak of they are all of its questions. */
export function otherAnswers(counts: OtherCounts): string[] {
  const { unfinished = 0, not_counted: notRun = 0 } = counts;
  return [
    ...kinds.flatMap(({ kind, status }) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? statusCount(status, count) : [];
    }),
    ...(unfinished > 0 ? [`${unfinished} interrupted or not asked`] : []),
    ...(notRun > 0 ? [`${notRun} in Python not counted`] : []),
  ];
}

type Counted = Exclude<keyof OtherCounts, 'unfinished' | 'not_counted'>;

const kinds: readonly { readonly kind: Counted; readonly status: AnswerStatus }[] = [
  { kind: 'not_judged', status: 'not_judged' },
  { kind: 'needs_human', status: 'needs_human' },
  { kind: 'no_evidence', status: 'no_evidence' },
  { kind: 'unclear', status: 'not_counted' },
  { kind: 'unusable', status: 'insufficient' },
  { kind: 'poor_audio', status: 'poor_audio' },
  { kind: 'skipped', status: 'skipped' },
];

/** A model judges, a checklist looks at what can be used, and a key or cases only count. */
function foundWord({ question_type, engine }: CoveredReport): string {
  if (question_type === 'multiple_choice' || question_type === 'coding') return 'counted';
  return engine.name === 'llm' ? 'judged' : 'usable';
}

import { type Standing, standingCount } from './standing-words.ts';

/** Of a report, what decides how its coverage is told. */
interface CoveredReport {
  readonly question_type: string;
  readonly engine: { readonly name: string };
  readonly coverage: {
    readonly scorable: number;
    readonly planned: number;
    readonly not_judged?: number;
    readonly needs_human?: number;
    readonly skipped?: number;
    readonly unfinished?: number;
    readonly unusable?: number;
    readonly poor_audio?: number;
    readonly unclear?: number;
    readonly no_evidence?: number;
    readonly not_counted?: number;
  };
}

/** "2 of 5 answers judged, 3 not judged". */
export const coverageText = (report: CoveredReport): string =>
  [coveredAnswers(report), ...otherAnswers(report)].join(', ');

/** How many of the answers that count a report can speak of: "2 of 5 answers judged", "2 of 5 answers usable". */
export function coveredAnswers(report: CoveredReport): string {
  const { scorable, planned } = report.coverage;
  if (planned === 0) return 'Not counted';
  return `${scorable} of ${planned} ${planned === 1 ? 'answer' : 'answers'} ${foundWord(report)}`;
}

/** What became of answers that are not among them, each in a few words: all of them together are those that were planned. */
export function otherAnswers({ coverage }: CoveredReport): string[] {
  if (coverage.planned === 0) return ['checked by the visible cases only'];
  const { unfinished = 0, not_counted: notRun = 0 } = coverage;
  return [
    ...kinds.flatMap(({ kind, standing }) => {
      const count = coverage[kind] ?? 0;
      return count > 0 ? standingCount(standing, count) : [];
    }),
    ...(unfinished > 0 ? [`${unfinished} interrupted or not asked`] : []),
    ...(notRun > 0 ? [`${notRun} in Python not counted`] : []),
  ];
}

type Counted =
  | 'not_judged'
  | 'needs_human'
  | 'unusable'
  | 'poor_audio'
  | 'unclear'
  | 'no_evidence'
  | 'skipped';

const kinds: readonly { readonly kind: Counted; readonly standing: Standing }[] = [
  { kind: 'not_judged', standing: 'not_judged' },
  { kind: 'needs_human', standing: 'needs_human' },
  { kind: 'no_evidence', standing: 'no_evidence' },
  { kind: 'unclear', standing: 'not_counted' },
  { kind: 'unusable', standing: 'insufficient' },
  { kind: 'poor_audio', standing: 'poor_audio' },
  { kind: 'skipped', standing: 'skipped' },
];

/** A model judges, a checklist looks at what can be used, and a key or cases only count. */
function foundWord({ question_type, engine }: CoveredReport): string {
  if (question_type === 'multiple_choice' || question_type === 'coding') return 'counted';
  return engine.name === 'llm' ? 'judged' : 'usable';
}

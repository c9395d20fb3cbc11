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
    readonly not_counted?: number;
  };
}

/** "2 of 5 answers judged, 3 could not be judged". */
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
  return kinds.flatMap(({ kind, words }) => (coverage[kind] ? `${coverage[kind]} ${words}` : []));
}

const kinds = [
  { kind: 'not_judged', words: 'could not be judged' },
  { kind: 'needs_human', words: 'left to a person' },
  { kind: 'unusable', words: 'not counted' },
  { kind: 'skipped', words: 'skipped' },
  { kind: 'unfinished', words: 'interrupted or not asked' },
  { kind: 'not_counted', words: 'in Python not counted' },
] as const;

/** A model judges, a checklist looks at what can be used, and a key or cases only count. */
function foundWord({ question_type, engine }: CoveredReport): string {
  if (question_type === 'multiple_choice' || question_type === 'coding') return 'counted';
  return engine.name === 'llm' ? 'judged' : 'usable';
}

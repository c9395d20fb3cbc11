/** Of a report, what decides how its coverage is told. */
interface CoveredReport {
  readonly question_type: string;
  readonly engine: { readonly name: string };
  readonly coverage: {
    readonly scorable: number;
    readonly planned: number;
    readonly not_judged?: number;
    readonly needs_human?: number;
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
  const found = isToldAsJudged(report) ? 'judged' : 'usable';
  return `${scorable} of ${planned} ${planned === 1 ? 'answer' : 'answers'} ${found}`;
}

/** What became of answers that are not among them, each in a few words. */
export function otherAnswers({ coverage }: CoveredReport): string[] {
  const { planned, not_judged = 0, needs_human = 0, not_counted = 0 } = coverage;
  if (planned === 0) return ['checked by the visible cases only'];
  return [
    ...(not_judged > 0 ? [`${not_judged} could not be judged`] : []),
    ...(needs_human > 0 ? [`${needs_human} left to a person`] : []),
    ...(not_counted > 0 ? [`${not_counted} in Python not counted`] : []),
  ];
}

/** Whether an answer may lack a finding although it is usable: then those with one are not the usable ones. */
function isToldAsJudged({ question_type, engine, coverage: { needs_human = 0 } }: CoveredReport): boolean {
  const hasKey = question_type === 'multiple_choice' || question_type === 'coding';
  return needs_human > 0 || (engine.name === 'llm' && !hasKey);
}

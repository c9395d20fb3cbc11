import type { CheckName, Report } from '../../../../openapi/gen/types.gen.ts';
import type { MarkName } from './check-styles.ts';

const checkNames: readonly CheckName[] = ['context', 'action', 'result', 'specifics', 'concepts'];

/** What is marked in the transcripts of a report. */
export function markNames({ engine }: Pick<Report, 'engine'>): readonly MarkName[] {
  return engine.name === 'llm' ? ['quote'] : checkNames;
}

export type MarkLabels = Readonly<Record<MarkName, string>>;

/** Where no report has words of its own. */
export const plainLabels: MarkLabels = {
  context: 'Context',
  action: 'Own action',
  result: 'Result',
  specifics: 'Specifics',
  concepts: 'Concepts',
  quote: 'Words the AI score rests on',
};

/** What the report itself calls its checks, so that legend, checklist and table use one word. */
export function checkLabels(report: Report): MarkLabels {
  const named = report.competencies.flatMap(({ checks }) => checks.map(({ check, label }) => [check, label]));
  return { ...plainLabels, ...Object.fromEntries(named) };
}

import type { Report } from '../../../../openapi/gen/types.gen.ts';
import type { MarkName } from './check-styles.ts';

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

/** What the report itself calls its checks, so that checklist and table use one word. */
export function checkLabels(report: Report): MarkLabels {
  const named = report.competencies.flatMap(({ checks }) => checks.map(({ check, label }) => [check, label]));
  return { ...plainLabels, ...Object.fromEntries(named) };
}

import type { CheckName, Report } from '../../../../api/gen/types.gen.ts';

export const checkNames: readonly CheckName[] = ['context', 'action', 'result', 'specifics', 'concepts'];

const plainLabels: Record<CheckName, string> = {
  context: 'Context',
  action: 'Own action',
  result: 'Result',
  specifics: 'Specifics',
  concepts: 'Concepts',
};

/** What the report itself calls its checks, so that legend, checklist and table use one word. */
export function checkLabels(report: Report): Record<CheckName, string> {
  const named = report.competencies.flatMap(({ checks }) => checks.map(({ check, label }) => [check, label]));
  return { ...plainLabels, ...Object.fromEntries(named) };
}

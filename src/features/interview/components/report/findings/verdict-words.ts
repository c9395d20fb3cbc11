import type { ExactResult } from '../../../../../api/gen/types.gen.ts';

const verdictNames = {
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  needs_human: 'Waits for a person',
  not_counted: 'Checked by the visible cases only',
};

/** "Partly right: 0.67 of 1 point". */
export function verdictWords({ result, points }: Pick<ExactResult, 'result' | 'points'>): string {
  if (!result) return points === null ? 'Not handed in: no points are counted' : 'No answer was handed in';
  if (points === null) return `${verdictNames[result]}: no points are counted`;
  const share = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(points);
  return `${verdictNames[result]}: ${share} of 1 point`;
}

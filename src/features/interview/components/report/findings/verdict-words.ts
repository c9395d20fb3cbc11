import type { CodePassed, ExactResult, ExactVerdict } from '../../../../../api/gen/types.gen.ts';

export const verdictNames: Record<ExactVerdict, string> = {
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  needs_human: 'Waits for a person',
  not_counted: 'Checked by the visible cases only',
};

/** "Partly right: 0.67 of 1 point". */
export function verdictWords({ result, points }: Pick<ExactResult, 'result' | 'points'>): string {
  if (!result)
    return points === null
      ? 'Not handed in before the end: no points are counted'
      : `No answer was handed in: ${pointsText(points, 1)}`;
  if (points === null) return `${verdictNames[result]}: no points are counted`;
  return `${verdictNames[result]}: ${pointsText(points, 1)}`;
}

/** "0.67 of 1 point". */
export function pointsText(points: number, of: number): string {
  const share = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(points);
  return `${share} of ${of} ${of === 1 ? 'point' : 'points'}`;
}

/** "9 of 10 cases", those that were seen and those that were not. */
export function passedText({ visible, visible_total, hidden, hidden_total }: CodePassed): string {
  return `${visible + hidden} of ${visible_total + hidden_total} cases`;
}

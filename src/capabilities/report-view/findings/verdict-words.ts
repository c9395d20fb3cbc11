import type { CodePassed, ExactResult, ExactVerdict } from '../../../../openapi/gen/types.gen.ts';
import { statusNames } from '../../interview/status-words.ts';

export const verdictNames: Record<ExactVerdict, string> = {
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  needs_human: statusNames.needs_human,
  not_counted: statusNames.not_counted,
};

/** "Partly right: 0.67 of 1 point". Why nothing was submitted is said by what became of the turn. */
export function verdictWords({ result, points }: Pick<ExactResult, 'result' | 'points'>): string {
  if (result === 'not_counted') return `${verdictNames.not_counted}: the server does not run Python`;
  const comesTo = points === null ? 'no points are counted' : pointsText(points, 1);
  return `${result ? verdictNames[result] : 'No answer was submitted'}: ${comesTo}`;
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

import type { SessionFeedback } from '../../../../../openapi/gen/types.gen.ts';
import { type MarkLabels, plainLabels } from '../../../../capabilities/report-view/checks/check-labels.ts';

type Attempts = Pick<SessionFeedback, 'attempts'>;

/** What the checklists call their checks, so that the legend uses the same words. */
export function foundLabels({ attempts }: Attempts): MarkLabels {
  const named = attempts.flatMap(({ found }) => found.checklist?.items ?? []);
  return { ...plainLabels, ...Object.fromEntries(named.map(({ check, label }) => [check, label])) };
}

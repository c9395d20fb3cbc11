import { type MarkLabels, plainLabels } from '../checks/check-labels.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';

/** What the checklist of an answer calls its checks, so that tints and list use the same words. */
export function labelsOf({ checklist }: Pick<FoundAnswer, 'checklist'>): MarkLabels {
  const named = (checklist?.items ?? []).map(({ check, label }) => [check, label]);
  return { ...plainLabels, ...Object.fromEntries(named) };
}

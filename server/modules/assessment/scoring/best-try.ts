import type { Assessment, Checklist, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { isScored, isUsable } from './scores.ts';

interface Found {
  readonly checklist: Checklist | null;
  readonly assessment: Assessment | null;
  readonly exact: ExactResult | null;
}

/** Whether there is a finding to be counted of an answer. */
export function isScorable({ checklist, assessment, exact }: Found): boolean {
  if (assessment) return isScored(assessment);
  return isUsable(checklist) || (exact !== null && exact.result !== null && exact.points !== null);
}

/** The place of the answer to a question in which most was found; of those alike the first. */
export function bestTry(tries: readonly Found[]): number {
  const worth = tries.map((found) => [Number(isScorable(found)), amountOf(found)] as const);
  return worth.reduce((best, [counts, amount], place) => {
    const [bestCounts, bestAmount] = worth[best] ?? [0, 0];
    const isBetter = counts > bestCounts || (counts === bestCounts && amount > bestAmount);
    return isBetter ? place : best;
  }, 0);
}

/** How much was found, on the scale of its engine; a skip has its score too. */
function amountOf({ checklist, assessment, exact }: Found): number {
  return assessment?.score ?? checklist?.found ?? exact?.points ?? 0;
}

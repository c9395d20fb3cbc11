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
  const worth = tries.map((found) => [Number(isScorable(found)), amountOf(found), conceptsIn(found)]);
  return worth.reduce((best, one, place) => (isMore(one, worth[best] ?? []) ? place : best), 0);
}

/** Whether the first figure that differs is higher. */
function isMore(one: readonly number[], other: readonly number[]): boolean {
  const [more = 0] = one.map((figure, at) => figure - (other[at] ?? 0)).filter((difference) => difference);
  return more > 0;
}

/** What a retry is told to have added, though no check more was found. */
function conceptsIn({ checklist }: Found): number {
  return checklist?.concepts.filter(({ found }) => found).length ?? 0;
}

/** How much was found, on the scale of its engine; a skip has its score too. */
function amountOf({ checklist, assessment, exact }: Found): number {
  return assessment?.score ?? checklist?.found ?? exact?.points ?? 0;
}

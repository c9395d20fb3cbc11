import type { ReviewerChoice } from '../../../openapi/gen/types.gen.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when an attempt that is submitted at a moment is to be rated. */
export const dueAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** A reviewer with how many attempts at the interview they were asked to rate. */
export interface Reviewer {
  readonly userId: string;
  readonly asked: number;
}

/** Who rates the next attempt: all, or in turn those who were asked least, in the order of the list. */
export function nextReviewers(
  method: ReviewerChoice['method'],
  reviewers: readonly Reviewer[],
  needed: number,
): string[] {
  const next =
    method === 'all' ? reviewers : reviewers.toSorted((a, b) => a.asked - b.asked).slice(0, needed);
  return next.map(({ userId }) => userId);
}

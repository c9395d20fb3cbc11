import type { HiringTerms } from '../session/session-state.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When everything about an attempt is removed. */
export function keptUntil({ closesAt, retentionDays }: HiringTerms): Date {
  return new Date(closesAt.getTime() + retentionDays * dayMs);
}

import type { HiringTerms } from '../session/session-state.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When everything about an attempt is removed; null where that is counted from the end of its application. */
export function keptUntil({ closesAt, retentionDays, retentionFrom }: HiringTerms): Date | null {
  return retentionFrom === 'closing' ? new Date(closesAt.getTime() + retentionDays * dayMs) : null;
}

/** Whether an attempt is still kept, as far as its terms tell. */
export function isKeptAt(terms: HiringTerms, at: Date): boolean {
  const until = keptUntil(terms);
  return until === null || at < until;
}

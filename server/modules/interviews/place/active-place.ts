import type { PlaceClaim } from '../../../gen/types/types.gen.ts';
import { isUnfinished, type SessionRow } from '../session/session-state.ts';

/** A place that was silent for longer than this does not hold a session back from a page that is opened. */
const aliveMs = 30_000;

/** The place that a request names, null where it names none. */
export function placeIn(headers: Readonly<Record<string, unknown>>): string | null {
  const place = headers['interview-place'];
  return typeof place === 'string' ? place : null;
}

type Held = Pick<SessionRow, 'activePlace' | 'activePlaceSeenAt'>;

/** Whether a write has to wait until its place took over; `place` is null where none is named. */
export function isActiveElsewhere(session: SessionRow, place: string | null): boolean {
  return session.activePlace !== null && session.activePlace !== place && isUnfinished(session);
}

/** Where a session goes on after a claim; the very same value where the claim changes nothing. */
export function claimed<T extends Held>(held: T, { place, claim }: PlaceClaim, at: Date): T {
  const { activePlace, activePlaceSeenAt } = held;
  const isOwn = activePlace === place;
  if (claim === 'leave') return isOwn ? { ...held, activePlace: null, activePlaceSeenAt: null } : held;
  const isSilent = !activePlaceSeenAt || at.getTime() - activePlaceSeenAt.getTime() > aliveMs;
  const isFree = isOwn || activePlace === null || claim === 'take_over' || (claim === 'open' && isSilent);
  return isFree ? { ...held, activePlace: place, activePlaceSeenAt: at } : held;
}

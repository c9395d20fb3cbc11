import type { SessionRow, TurnRow } from '../interviews/session/session-state.ts';

/** What of an attempt tells where it went on. */
export interface Whereabouts {
  readonly session: Pick<SessionRow, 'activeClient'>;
  readonly turns: readonly Pick<TurnRow, 'draftSavedAt' | 'closedAt'>[];
}

interface ToldEvent {
  /** Both by the server's clock. */
  readonly at: Date;
  readonly durationMs: number | null;
}

/**
 * A page that is open and has a connection tells of what it saw within this time, and by then what it stored itself
 * has arrived.
 */
const onItsWayMs = 15_000;

/**
 * Whether an event is one of a page that the attempt had left by then; `client` is null where the page does not say
 * which it is. When another client took over is not stored, so what is stored has to tell: of an event that ended just
 * now, where the attempt goes on now; of one that was told late, without a connection until then, whether something
 * was written in the attempt while nobody could write in that page.
 */
export function isOfLeftPage(
  { session: { activeClient }, turns }: Whereabouts,
  { at, durationMs }: ToldEvent,
  { client, now }: { readonly client: string | null; readonly now: Date },
): boolean {
  if (client === null || activeClient === null || activeClient === client) return false;
  const endedAt = at.getTime() + (durationMs ?? 0);
  if (now.getTime() - endedAt <= onItsWayMs) return true;
  return turns
    .flatMap(({ draftSavedAt, closedAt }) => [draftSavedAt, closedAt])
    .some(
      (written) => written && written.getTime() > at.getTime() + onItsWayMs && written.getTime() <= endedAt,
    );
}

import type { ClientClaim } from '../../../../openapi/gen/types.gen.ts';
import { isUnfinished, type SessionRow } from '../session/session-state.ts';

/** A client that was silent for longer than this does not hold a session back from a page that is opened. */
const aliveMs = 30_000;

/** The client that a request names, null where it names none. */
export function clientIn(headers: Readonly<Record<string, unknown>>): string | null {
  const client = headers['interview-client'];
  return typeof client === 'string' ? client : null;
}

type Held = Pick<SessionRow, 'activeClient' | 'activeClientSeenAt'>;

/** Whether a write has to wait until its client took over; `client` is null where none is named. */
export function isActiveElsewhere(session: SessionRow, client: string | null): boolean {
  return session.activeClient !== null && session.activeClient !== client && isUnfinished(session);
}

/** Where a session goes on after a claim; the very same value where the claim changes nothing. */
export function claimed<T extends Held>(held: T, { client, claim }: ClientClaim, at: Date): T {
  const { activeClient, activeClientSeenAt } = held;
  const isOwn = activeClient === client;
  if (claim === 'leave') return isOwn ? { ...held, activeClient: null, activeClientSeenAt: null } : held;
  const isSilent = !activeClientSeenAt || at.getTime() - activeClientSeenAt.getTime() > aliveMs;
  const isFree = isOwn || activeClient === null || claim === 'take_over' || (claim === 'open' && isSilent);
  return isFree ? { ...held, activeClient: client, activeClientSeenAt: at } : held;
}

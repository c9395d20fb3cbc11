import { silenceSeconds, tick } from './clock.ts';
import { isClockPaused } from './review.ts';
import { type SessionState, type TurnRow, withSession } from './session-state.ts';
import { openTurn, withTurn } from './turns.ts';

/** An answer to a turn that could not be sent when it was submitted. */
export interface WaitedAnswer {
  readonly turnId: string;
  /** As its page measured it. */
  readonly waitedMs?: number;
}

/** How long an answer says that it waited, in ms; 0 where it does not say so in digits. */
export function waitedIn(headers: Readonly<Record<string, unknown>>): number {
  const told = headers['answer-waited'];
  return typeof told === 'string' && /^\d{1,10}$/.test(told) ? Number(told) : 0;
}

/**
 * The session without the time that an answer waited for a connection: nobody pays for that. It ends with now and
 * reaches back no further than to what the server heard last; what is spared is kept with the turn. A page could claim
 * anything: each turn is spared one wait, and no more of it than one silence costs.
 */
export function withoutWait(
  state: SessionState,
  { turnId, waitedMs = 0 }: WaitedAnswer,
  at: Date,
): SessionState {
  const { session } = state;
  const turn = waitingTurn(state, turnId);
  if (!turn || session.status !== 'in_progress' || !session.lastSeenAt || isClockPaused(state)) return state;
  const waited = Math.min(waitedMs, at.getTime() - session.lastSeenAt.getTime());
  const submitted = tick(session, new Date(at.getTime() - waited));
  const costs = tick(session, at).activeSeconds - submitted.activeSeconds;
  const spared = Math.min(costs, silenceSeconds);
  if (spared <= 0) return state;
  const activeSeconds = submitted.activeSeconds + costs - spared;
  const counted = withSession(state, { activeSeconds, lastSeenAt: at });
  return withTurn(counted, { ...turn, waitedSeconds: spared });
}

/** The turn whose answer may have waited, if none was spared it yet: the open one, or the last, of whose close no word came. */
function waitingTurn(state: SessionState, turnId: string): TurnRow | undefined {
  const lastClosed = state.turns.findLast(({ outcome }) => outcome !== null);
  const turn = [openTurn(state), lastClosed].find((candidate) => candidate?.id === turnId);
  return turn?.waitedSeconds === 0 ? turn : undefined;
}

import { ApiError } from './api-error.ts';
import type { OwnedToken, SharedTokens } from './shared-tokens.ts';

/** How an attempt to get a new access token ended (D5). */
export type RefreshOutcome =
  | { kind: 'refreshed'; token: string }
  | { kind: 'refused' }
  | { kind: 'unavailable'; error: unknown };

/** What a refresh needs from the application. */
export interface RefreshPorts {
  /** The session of this tab at this moment. */
  session(): OwnedToken | null;
  /** Makes the call; throws an `ApiError`. */
  requestToken(): Promise<string>;
  adopt(token: string): void;
  shared: SharedTokens;
  /** Runs the work while no other tab runs theirs. */
  lock<T>(work: () => Promise<T>): Promise<T>;
}

const REFUSALS = new Set<number | undefined>([400, 401, 403]);
const REFUSED: RefreshOutcome = { kind: 'refused' };

const refreshed = (token: string): RefreshOutcome => ({ kind: 'refreshed', token });

/** Whether the server refused the session itself; anything else says nothing of it (D5). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && REFUSALS.has(error.status);

/**
 * Makes one refresh of however many calls in however many tabs ask for one together (D4). A call is
 * refused once another user's session has taken the place of the one it was sent with.
 */
export function createRefreshOnce(ports: RefreshPorts): (stale: OwnedToken) => Promise<RefreshOutcome> {
  let running: { userId: string | null; outcome: Promise<RefreshOutcome> } | null = null;
  let refusedToken: string | null = null;
  /** What this tab has replaced; the shared place may still hold it where writing to it failed. */
  const spent = new Set<string>();

  /** What is known without asking the server, after everybody before us is done. */
  async function knownOutcome(stale: OwnedToken): Promise<RefreshOutcome | null> {
    const shared = await ports.shared.read();
    const moved = movedOn(stale, ports);
    if (moved) return moved;
    const userId = ports.session()?.userId;
    if (shared && userId) {
      // The cookie now belongs to somebody else: their token must never get into this session.
      if (shared.userId !== userId) return REFUSED;
      if (!spent.has(shared.token)) {
        ports.adopt(shared.token);
        return refreshed(shared.token);
      }
    }
    return stale.token === refusedToken ? REFUSED : null;
  }

  async function askServer(stale: OwnedToken): Promise<RefreshOutcome> {
    try {
      return await replaced(stale, ports);
    } catch (error) {
      if (!isRefusal(error)) return { kind: 'unavailable', error };
      refusedToken = stale.token;
      return REFUSED;
    }
  }

  return async (stale) => {
    const moved = movedOn(stale, ports);
    if (moved) return moved;
    if (running?.userId === stale.userId) return running.outcome;
    spent.add(stale.token);
    const outcome = ports.lock(async () => (await knownOutcome(stale)) ?? askServer(stale));
    const mine = { userId: stale.userId, outcome };
    running = mine;
    return outcome.finally(() => {
      if (running === mine) running = null;
    });
  };
}

/** What this tab's session says by itself, once it is no longer the one of the stale token. */
function movedOn(stale: OwnedToken, ports: RefreshPorts): RefreshOutcome | null {
  const mine = ports.session();
  if (mine?.token === stale.token) return null;
  return mine && mine.userId === stale.userId ? refreshed(mine.token) : REFUSED;
}

/** Has the server replace the stale token, unless the session moves on while that takes its time. */
async function replaced(stale: OwnedToken, ports: RefreshPorts): Promise<RefreshOutcome> {
  const token = await ports.requestToken();
  const userId = ports.session()?.userId ?? null;
  const moved = movedOn(stale, ports);
  if (moved) return moved;
  await ports.shared.write({ userId, token });
  // Writing takes time too, and a logout does not wait for it.
  const movedMeanwhile = movedOn(stale, ports);
  if (movedMeanwhile) return movedMeanwhile;
  ports.adopt(token);
  return refreshed(token);
}

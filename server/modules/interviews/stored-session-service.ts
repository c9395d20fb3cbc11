import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { mayAttend } from './policy.ts';
import { findSession, lockSession, type StoredSession } from './repository.ts';

/**
 * The session as it is stored, whatever the time says by now. `actor` is null where the server itself asks.
 * @throws HttpProblem 404 for a session of somebody else as for a missing one
 */
export async function storedSession(
  db: Database,
  actor: Actor | null,
  sessionId: string,
): Promise<StoredSession> {
  const found = await findSession(db, sessionId, actor?.userId);
  if (found && (!actor || mayAttend(actor, found.session))) return found;
  throw new HttpProblem(404, 'We can’t find this session.');
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockedSession(
  tx: Transaction,
  actor: Actor | null,
  sessionId: string,
): Promise<StoredSession> {
  await lockSession(tx, sessionId, actor?.userId);
  return storedSession(tx, actor, sessionId);
}

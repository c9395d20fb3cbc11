import { eq } from 'drizzle-orm';
import type { AccountEventType } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { authEvents } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/security/caller.ts';

/**
 * Keeps what happened to an account; `userId` is null where there is none.
 * @returns the event's id
 */
export async function recordEvent(
  db: Database | Transaction,
  event: {
    readonly type: AccountEventType;
    readonly userId: string | null;
    readonly caller: Caller;
    readonly at: Date;
  },
): Promise<string> {
  const { type, userId, caller, at } = event;
  const id = newId();
  await db.insert(authEvents).values({ id, type, userId, ...caller, at });
  return id;
}

/** Has an event belong to an account that was looked up later. */
export async function setEventOwner(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.update(authEvents).set({ userId }).where(eq(authEvents.id, id));
}

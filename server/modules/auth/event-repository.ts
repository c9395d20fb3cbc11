import type { AccountEventType } from '../../gen/types/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { authEvents } from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/security/caller.ts';

/** Keeps what happened to an account; `userId` is null where there is none. */
export async function recordEvent(
  db: Database | Transaction,
  event: {
    readonly type: AccountEventType;
    readonly userId: string | null;
    readonly caller: Caller;
    readonly at: Date;
  },
): Promise<void> {
  const { type, userId, caller, at } = event;
  await db.insert(authEvents).values({ id: newId(), type, userId, ...caller, at });
}

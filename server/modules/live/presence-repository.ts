import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LivePlace } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { liveEvents, livePresence } from '../../platform/database/schema/index.ts';

export type PresenceRow = typeof livePresence.$inferSelect;

/** Who is or was in these rooms and did not leave them, in the order of their ids. */
export function findPresence(db: Database | Transaction, liveIds: readonly string[]): Promise<PresenceRow[]> {
  return db
    .select()
    .from(livePresence)
    .where(inArray(livePresence.liveId, [...liveIds]))
    .orderBy(livePresence.userId);
}

const NOTHING_SHARED = { microphone: false, camera: false, screen: false, hand: false };

/** Somebody opened a channel; what their device shared is kept where it is the same one. */
export async function notePresence(
  tx: Transaction,
  { liveId, userId, deviceId, connectionId, place, seenAt }: Omit<PresenceRow, 'media'>,
): Promise<void> {
  const fresh = { deviceId, connectionId, place, seenAt };
  await tx
    .insert(livePresence)
    .values({ liveId, userId, ...fresh, media: NOTHING_SHARED })
    .onConflictDoUpdate({
      target: [livePresence.liveId, livePresence.userId],
      set: {
        ...fresh,
        media: sql`case when ${livePresence.deviceId} = excluded.device_id then ${livePresence.media} else excluded.media end`,
      },
    });
}

type Change = Partial<Pick<PresenceRow, 'media' | 'connectionId'>> & { readonly place?: LivePlace };

/** Changes what is known of who speaks on a connection; nothing where a newer one took over. */
export async function changePresence(db: Database, connectionId: string, change: Change): Promise<void> {
  await db.update(livePresence).set(change).where(eq(livePresence.connectionId, connectionId));
}

/** Those who speak on these connections were heard of. */
export async function touchPresence(
  db: Database,
  connectionIds: readonly string[],
  seenAt: Date,
): Promise<void> {
  await db
    .update(livePresence)
    .set({ seenAt })
    .where(inArray(livePresence.connectionId, [...connectionIds]));
}

export async function dropPresence(tx: Transaction, liveId: string, userId: string): Promise<void> {
  await tx.delete(livePresence).where(and(eq(livePresence.liveId, liveId), eq(livePresence.userId, userId)));
}

/** The last position in each of these rooms in which something happened. */
export async function findHeads(
  db: Database,
  liveIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ liveId: liveEvents.liveId, head: sql<number>`max(${liveEvents.position})`.mapWith(Number) })
    .from(liveEvents)
    .where(inArray(liveEvents.liveId, [...liveIds]))
    .groupBy(liveEvents.liveId);
  return new Map(rows.map(({ liveId, head }) => [liveId, head]));
}

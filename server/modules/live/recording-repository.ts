import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { liveRecordingParts, liveRecordings } from '../../platform/database/schema/index.ts';

export type RecordingRow = typeof liveRecordings.$inferSelect;
type PartRow = typeof liveRecordingParts.$inferSelect;

/** What people say of what may be done with their sound. */
const SAID_OF = {
  recording: { yes: 'agreed', no: 'disagreed' },
  captions: { yes: 'captions_agreed', no: 'captions_disagreed' },
} as const;

interface Asked {
  readonly to: keyof typeof SAID_OF;
  readonly userId: string;
  readonly since: Date;
  readonly from: Date;
}

/**
 * Whether everybody who was heard of in the room since a moment agreed to something and did not take it back, and so did
 * this person, and all of that while something was recorded: nobody took it back, or agreed in the room only then.
 */
export async function doAllAgree(
  tx: Transaction,
  liveId: string,
  { to, userId, since, from }: Asked,
): Promise<boolean> {
  const { yes, no } = SAID_OF[to];
  const { rows } = (await tx.execute(sql`
    with people as (select user_id from live_presence
      where live_id = ${liveId} and place = 'room' and seen_at > ${since.toISOString()}::timestamptz
      union select ${userId}),
    said as (select user_id, kind, at, position from live_events
      where live_id = ${liveId} and kind in (${yes}, ${no}))
    select bool_and(coalesce((
      select kind = ${yes} from said where said.user_id = people.user_id order by position desc limit 1), false))
      and not exists (select 1 from said where at > ${from.toISOString()}::timestamptz
        and (kind = ${no} or user_id in (select user_id from people))) as agrees
    from people`)) as unknown as { rows: { agrees: boolean }[] };
  return rows[0]?.agrees === true;
}

/** A recording that is held until the transaction ends, with its parts in order. */
export async function holdRecording(tx: Transaction, id: string) {
  const [recording] = await tx.select().from(liveRecordings).where(eq(liveRecordings.id, id)).for('update');
  const parts = await tx
    .select()
    .from(liveRecordingParts)
    .where(eq(liveRecordingParts.recordingId, id))
    .orderBy(asc(liveRecordingParts.number));
  return { recording, parts };
}

/** How many recordings somebody has in a room, and how many bytes. */
export async function sizeOfTheirs(tx: Transaction, liveId: string, userId: string) {
  const [size] = await tx
    .select({
      count: sql<number>`count(distinct ${liveRecordings.id})::int`,
      bytes: sql<number>`coalesce(sum(${liveRecordingParts.bytes}), 0)::int`,
    })
    .from(liveRecordings)
    .leftJoin(liveRecordingParts, eq(liveRecordingParts.recordingId, liveRecordings.id))
    .where(and(eq(liveRecordings.liveId, liveId), eq(liveRecordings.userId, userId)));
  return size ?? { count: 0, bytes: 0 };
}

/** Stores a part, and with the first one the recording. */
export async function addPart(tx: Transaction, recording: RecordingRow, part: PartRow): Promise<void> {
  const { seconds } = recording;
  await tx
    .insert(liveRecordings)
    .values(recording)
    .onConflictDoUpdate({ target: liveRecordings.id, set: { seconds } });
  await tx.insert(liveRecordingParts).values(part);
}

/** They go with the attempt that was held; where none was nobody hears them. */
export async function keepWithSession(tx: Transaction, liveId: string, sessionId: string | null) {
  const theirs = eq(liveRecordings.liveId, liveId);
  if (sessionId) await tx.update(liveRecordings).set({ sessionId }).where(theirs);
  else await tx.delete(liveRecordings).where(theirs);
}

/** What was recorded in an interview that was held, in the order in which it began. */
export function findRecordingsOf(db: Database, sessionId: string): Promise<RecordingRow[]> {
  return db
    .select()
    .from(liveRecordings)
    .where(eq(liveRecordings.sessionId, sessionId))
    .orderBy(asc(liveRecordings.begunAt), asc(liveRecordings.id));
}

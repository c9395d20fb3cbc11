import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rowsFromJson } from '../../platform/database/json-rows.ts';
import { interviewSessions, turns } from '../../platform/database/schema/interviews.ts';
import { liveRecordingParts, liveRecordings } from '../../platform/database/schema/live.ts';
import { recordingParts, recordings } from '../../platform/database/schema/recordings.ts';
import type { PartRow, RecordedSound, RecordingRow, StoredRecording } from './recording.ts';

const { position: _position, ...recordingColumns } = getTableColumns(recordings);

const partRows = sql`(
  select coalesce(json_agg(${recordingParts} order by ${recordingParts.number}), '[]')
  from ${recordingParts} where ${recordingParts.recordingId} = ${recordings.id})`.mapWith(
  rowsFromJson(recordingParts),
);

/** All recordings of a session in the order in which they were begun, in one statement. */
export function listRecordings(db: Database, sessionId: string): Promise<StoredRecording[]> {
  return db
    .select({ recording: recordingColumns, parts: partRows })
    .from(recordings)
    .where(eq(recordings.sessionId, sessionId))
    .orderBy(asc(recordings.position));
}

/**
 * The bytes that recordings of a candidate take up which were begun since a moment; one that is not finished counts
 * as `unfinishedBytes`, which it may grow to.
 */
export async function bytesSince(
  db: Database,
  { candidateId, since, unfinishedBytes }: { candidateId: string; since: Date; unfinishedBytes: number },
): Promise<number> {
  const arrived = sql`(select coalesce(sum(${recordingParts.bytes}), 0) from ${recordingParts}
    where ${recordingParts.recordingId} = ${recordings.id})`;
  const taken = sql`case when ${recordings.state} = 'uploading' then ${unfinishedBytes} else ${arrived} end`;
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${taken}), 0)`.mapWith(Number) })
    .from(recordings)
    .innerJoin(interviewSessions, eq(interviewSessions.id, recordings.sessionId))
    .where(and(eq(interviewSessions.candidateId, candidateId), gt(recordings.begunAt, since)));
  return row?.bytes ?? 0;
}

/** A recording of a session with its parts, in one statement. */
export async function findRecording(
  db: Database,
  sessionId: string,
  id: string,
): Promise<StoredRecording | undefined> {
  const [row] = await db
    .select({ recording: recordingColumns, parts: partRows })
    .from(recordings)
    .where(
      and(eq(recordings.id, sql.placeholder('id')), eq(recordings.sessionId, sql.placeholder('sessionId'))),
    )
    .prepare('find_recording')
    .execute({ id, sessionId });
  return row;
}

/** What was recorded in a live interview that was rated under a session, with its parts, as one that is finished. */
export async function findLiveRecording(
  db: Database,
  sessionId: string,
  id: string,
): Promise<RecordedSound | undefined> {
  const [row] = await db
    .select({ contentType: liveRecordings.contentType })
    .from(liveRecordings)
    .where(and(eq(liveRecordings.id, id), eq(liveRecordings.sessionId, sessionId)));
  if (!row) return undefined;
  const parts = await db
    .select()
    .from(liveRecordingParts)
    .where(eq(liveRecordingParts.recordingId, id))
    .orderBy(asc(liveRecordingParts.number));
  return { recording: { id, ...row, state: 'transcribed', recordingAttempt: 1 }, parts };
}

/** Holds a recording until the transaction ends. Read it afterwards: only then its newest state shows. */
export async function lockRecording(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: recordings.id }).from(recordings).where(eq(recordings.id, id)).for('update');
}

/** Stores a recording attempt that has just begun. */
export async function insertRecording(tx: Transaction, recording: RecordingRow): Promise<void> {
  await tx.insert(recordings).values(recording);
}

/** Notes that a part has arrived whose file is stored. */
export async function insertPart(tx: Transaction, part: PartRow): Promise<void> {
  await tx.insert(recordingParts).values(part);
}

type Change = Partial<Omit<RecordingRow, 'id' | 'sessionId' | 'turnId'>>;

/** Changes a recording, whatever its state. */
export async function saveRecording(db: Database, id: string, change: Change): Promise<void> {
  await db.update(recordings).set(change).where(eq(recordings.id, id));
}

/** Changes a recording that waits for its transcript; any other stays as it is. */
export async function saveTranscribing(db: Database, id: string, change: Change): Promise<void> {
  const isWaiting = and(eq(recordings.id, id), eq(recordings.state, 'transcribing'));
  await db.update(recordings).set(change).where(isWaiting);
}

/** Removes a recording and its parts; the files are the caller's to remove. */
export async function deleteRecording(db: Database, id: string): Promise<void> {
  await db.delete(recordings).where(eq(recordings.id, id));
}

/** A recording that waits for its transcript, whoever's it is. */
export async function findTranscribing(db: Database, id: string): Promise<StoredRecording | undefined> {
  const [row] = await db
    .select({ recording: recordingColumns, parts: partRows })
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.state, 'transcribing')));
  return row;
}

/** Gives up transcriptions that gave no sign of life since a moment. */
export async function failSilent(db: Database, since: Date, message: string): Promise<void> {
  await db
    .update(recordings)
    .set({ state: 'failed', message })
    .where(and(eq(recordings.state, 'transcribing'), lt(recordings.seenAt, since)));
}

/** Removes what was begun and never finished, once the turn takes no more of it. */
export async function dropUnfinished(db: Database): Promise<void> {
  const closed = db.select({ id: turns.id }).from(turns).where(isNotNull(turns.outcome));
  await db
    .delete(recordings)
    .where(and(eq(recordings.state, 'uploading'), inArray(recordings.turnId, closed)));
}

/** Those of the given recordings that exist. */
export async function existingRecordings(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: recordings.id })
    .from(recordings)
    .where(inArray(recordings.id, ids))
    .union(db.select({ id: liveRecordings.id }).from(liveRecordings).where(inArray(liveRecordings.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Those of the given sessions that exist. */
export async function existingSessions(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(inArray(interviewSessions.id, ids));
  return new Set(rows.map(({ id }) => id));
}

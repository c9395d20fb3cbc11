import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RecordingState, TranscriptSegment } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { interviewSessions, turns } from './interviews.ts';

/** Spoken answers and what was understood of them; the sound lies in files that are named by `id`. */
export const recordings = pgTable(
  'recordings',
  {
    id: text('id').primaryKey(),
    /** Two may begin within one millisecond. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    turnId: text('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    /** Which one of its turn, from 1. */
    recordingAttempt: integer('recording_attempt').notNull(),
    /** The container, without parameters. */
    contentType: text('content_type').notNull(),
    state: text('state').$type<RecordingState>().notNull().default('uploading'),
    message: text('message'),
    /** As the recorder counted, or the service that wrote it down; null until it is finished. */
    durationSeconds: doublePrecision('duration_seconds'),
    transcript: text('transcript'),
    segments: storedJson('segments').$type<readonly TranscriptSegment[]>().notNull().default([]),
    /** What wrote it down. */
    model: text('model'),
    begunAt: moment('begun_at').notNull(),
    finishedAt: moment('finished_at'),
    /** The last sign of life of its transcription. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('recordings_session').on(table.sessionId, table.position),
    index('recordings_turn').on(table.turnId),
    index('recordings_state').on(table.state, table.seenAt),
  ],
);

/** The parts of a recording that arrived; each is a file, named by its number and its digest. */
export const recordingParts = pgTable(
  'recording_parts',
  {
    recordingId: text('recording_id')
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    /** From 1, without a gap. */
    number: integer('number').notNull(),
    /** SHA-256, base64url. */
    digest: text('digest').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.number] })],
);

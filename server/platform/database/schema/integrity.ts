import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeviceCause, IntegritySignal, NotedDeviceName } from '../../../../openapi/gen/types.gen.ts';
import { moment } from './columns.ts';
import { interviewSessions } from './interviews.ts';

/** What is kept once of each attempt in which events are noted. */
export const integrityLogs = pgTable('integrity_logs', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => interviewSessions.id, { onDelete: 'cascade' }),
  /** What a person found in it. */
  reviewState: text('review_state').$type<'not_reviewed'>().notNull().default('not_reviewed'),
  /** Tells whether the network address changed, not which it is; null again once the attempt has ended. */
  addressKey: text('address_key'),
});

/** What was noted in an attempt, with what its candidate says to it. */
export const integrityEvents = pgTable(
  'integrity_events',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => integrityLogs.sessionId, { onDelete: 'cascade' }),
    /** Made by the browser: unique in its attempt only. */
    id: text('id').notNull(),
    /** Several events may begin within one millisecond. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    signal: text('signal').$type<IntegritySignal>().notNull(),
    /** The turn that was open in the browser when it began; null where none was, or where that is not known. */
    turnId: text('turn_id'),
    questionKnown: boolean('question_known').notNull().default(false),
    /** When it began, by the server's clock. */
    at: moment('at').notNull(),
    durationMs: integer('duration_ms'),
    characters: integer('characters'),
    /** Which device was interrupted, and by what; null for other signals. */
    device: text('device').$type<NotedDeviceName>(),
    cause: text('cause').$type<DeviceCause>(),
    whilePaused: boolean('while_paused').notNull(),
    /** Told from another client than the one where the attempt went on. */
    elsewhere: boolean('elsewhere').notNull().default(false),
    comment: text('comment'),
    commentedAt: moment('commented_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.id] }),
    index('integrity_events_at').on(table.sessionId, table.at, table.position),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  DeviceCause,
  IntegritySignal,
  IntegrityVerdict,
  NotedDeviceName,
  SecondReviewState,
} from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { interviewSessions, interviews } from './interviews.ts';
import { users } from './users.ts';

/** What is kept once of each attempt in which events are noted. */
export const integrityLogs = pgTable('integrity_logs', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => interviewSessions.id, { onDelete: 'cascade' }),
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

/** What a person made of the notes on an attempt; of a violation also what became of it. Rows are only added. */
export const integrityFindings = pgTable(
  'integrity_findings',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    interviewId: text('interview_id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<IntegrityVerdict>().notNull(),
    text: text('text').notNull(),
    eventIds: storedJson('event_ids').$type<readonly string[]>().notNull(),
    proposedBy: text('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    proposedAt: moment('proposed_at').notNull(),
    /** Whether a second person has decided on it; null unless it is a violation. */
    secondReview: text('second_review').$type<SecondReviewState>(),
    byAdministrator: boolean('by_administrator').notNull().default(false),
    /** Who was asked; null for whichever administrator, and once the account is gone. */
    secondReviewerId: text('second_reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    commentUntil: moment('comment_until'),
    reply: text('reply'),
    repliedAt: moment('replied_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
  },
  (table) => [
    index('integrity_findings_session').on(table.sessionId, table.proposedAt),
    index('integrity_findings_reviewer').on(table.secondReviewerId, table.secondReview),
    index('integrity_findings_administrator')
      .on(table.secondReview, table.proposedAt)
      .where(sql`by_administrator`),
    foreignKey({
      name: 'integrity_findings_interview_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
  ],
);

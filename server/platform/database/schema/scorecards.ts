import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { AssignmentStatus, OverallRating, Rating } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { interviewSessions, interviews } from './interviews.ts';
import { users } from './users.ts';

const ofInterview = () => ({
  companyId: text('company_id').notNull(),
  interviewId: text('interview_id').notNull(),
  sessionId: text('session_id')
    .notNull()
    .references(() => interviewSessions.id, { onDelete: 'cascade' }),
});

/** One person's rating of one attempt. A submitted version is never changed. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: text('id').primaryKey(),
    ...ofInterview(),
    /** Null once the account is gone. */
    raterId: text('rater_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of this rater, from 1. */
    version: integer('version').notNull(),
    rubricVersion: integer('rubric_version').notNull(),
    ratings: storedJson('ratings').$type<readonly Rating[]>().notNull(),
    overall: text('overall').$type<OverallRating>(),
    reason: text('reason').notNull(),
    savedAt: moment('saved_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** Whether its rater could not see what others and the engine found before. */
    isIndependent: boolean('is_independent').notNull(),
  },
  (table) => [
    unique('scorecards_version').on(table.sessionId, table.raterId, table.version),
    index('scorecards_session').on(table.sessionId),
    foreignKey({
      name: 'scorecards_interview_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
  ],
);

/** Who chose to see the results of an attempt without rating it. */
export const unratedReveals = pgTable(
  'unrated_reveals',
  {
    ...ofInterview(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    foreignKey({
      name: 'unrated_reveals_interview_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
  ],
);

/** Who is asked to rate an attempt, and until when. */
export const reviewAssignments = pgTable(
  'review_assignments',
  {
    ...ofInterview(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<AssignmentStatus>().notNull(),
    assignedAt: moment('assigned_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** When the mails about it were queued; null before. */
    toldAt: moment('told_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index('review_assignments_user').on(table.userId, table.status),
    index('review_assignments_interview').on(table.interviewId),
    index('review_assignments_to_tell')
      .on(table.dueAt)
      .where(sql`status = 'open' and (told_at is null or reminded_at is null)`),
    foreignKey({
      name: 'review_assignments_interview_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
  ],
);

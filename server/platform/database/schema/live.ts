import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { LiveEventKind, LiveMedia, LivePlace } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { authSessions } from './auth.ts';
import { moment } from './columns.ts';
import { interviewSessions, interviews } from './interviews.ts';
import { invitations } from './invitations.ts';
import { users } from './users.ts';

/** An interview that people hold with one candidate, at a time that they agree on. */
export const liveInterviews = pgTable(
  'live_interviews',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id'),
    interviewId: text('interview_id').notNull(),
    invitationId: text('invitation_id')
      .notNull()
      .unique()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    status: text('status').$type<'proposed' | 'asked' | 'scheduled' | 'ended'>().notNull(),
    minutes: integer('minutes').notNull(),
    /** When it may begin, in ISO 8601, the earliest first. */
    times: storedJson('times').$type<readonly string[]>().notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Of a candidate who asked for other times. */
    note: text('note'),
    /** The time that people were told last; null where none, or that it is off. */
    toldStartsAt: moment('told_starts_at'),
    /** When people were told that it was declined or revoked. */
    calledOffAt: moment('called_off_at'),
    /** Counts what was mailed of it: calendars keep the newest. */
    revision: integer('revision').notNull().default(0),
    /** How many minutes before it began the last reminder was due. */
    remindedMinutes: integer('reminded_minutes'),
    proposedBy: text('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** Whether the candidate is to stay in the lobby. */
    candidateWaits: boolean('candidate_waits').notNull().default(false),
    /** Under which it is rated, once it was held. */
    sessionId: text('session_id').references(() => interviewSessions.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('live_interviews_interview').on(table.interviewId),
    index('live_interviews_starts').on(table.startsAt),
    foreignKey({
      name: 'live_interviews_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
  ],
);

/** Who holds a live interview. */
export const liveInterviewers = pgTable(
  'live_interviewers',
  {
    liveId: text('live_id')
      .notNull()
      .references(() => liveInterviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isLead: boolean('is_lead').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.userId] }),
    index('live_interviewers_user').on(table.userId),
  ],
);

/** What happened in a room, in the order in which it was stored. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    liveId: text('live_id')
      .notNull()
      .references(() => liveInterviews.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<LiveEventKind>().notNull(),
    text: text('text').notNull(),
    questionNumber: integer('question_number'),
    rating: integer('rating'),
    /** Said while the candidate waited: they never read it. */
    withoutCandidate: boolean('without_candidate').notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [
    index('live_events_position').on(table.liveId, table.position),
    index('live_events_user').on(table.userId),
  ],
);

/** Who is in the lobby or the room, with the device that they opened last. */
export const livePresence = pgTable(
  'live_presence',
  {
    liveId: text('live_id')
      .notNull()
      .references(() => liveInterviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    /** Null once the connection was lost. */
    connectionId: text('connection_id'),
    place: text('place').$type<LivePlace>().notNull(),
    media: storedJson('media').$type<LiveMedia>().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.userId] }),
    index('live_presence_user').on(table.userId),
    index('live_presence_connection').on(table.connectionId),
  ],
);

/** What opens the channel of a room once. */
export const liveTickets = pgTable(
  'live_tickets',
  {
    hash: text('hash').primaryKey(),
    liveId: text('live_id')
      .notNull()
      .references(() => liveInterviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    place: text('place').$type<LivePlace>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('live_tickets_live').on(table.liveId),
    index('live_tickets_user').on(table.userId),
    index('live_tickets_session').on(table.sessionId),
  ],
);

/** What a shared editor holds, up to a position of its updates, and how much there is since. */
export const liveEditors = pgTable('live_editors', {
  liveId: text('live_id')
    .primaryKey()
    .references(() => liveInterviews.id, { onDelete: 'cascade' }),
  /** A Yjs update in base64. */
  state: text('state'),
  position: bigint('position', { mode: 'number' }).notNull().default(0),
  /** Of the state and what waits to become part of it. */
  letters: integer('letters').notNull(),
  waiting: integer('waiting').notNull(),
});

/** What was written in a shared editor, as Yjs updates in base64, in the order in which it was stored. */
export const liveEditorUpdates = pgTable(
  'live_editor_updates',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    liveId: text('live_id')
      .notNull()
      .references(() => liveInterviews.id, { onDelete: 'cascade' }),
    data: text('data').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('live_editor_updates_position').on(table.liveId, table.position)],
);

/** What somebody's microphone heard in a room where everybody agreed; the sound lies in files that are named by `id`. */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    id: text('id').primaryKey(),
    liveId: text('live_id')
      .notNull()
      .references(() => liveInterviews.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Under which the interview is rated; null until it was held. */
    sessionId: text('session_id').references(() => interviewSessions.id, { onDelete: 'cascade' }),
    /** The container, without parameters. */
    contentType: text('content_type').notNull(),
    begunAt: moment('begun_at').notNull(),
    seconds: doublePrecision('seconds').notNull(),
  },
  (table) => [
    index('live_recordings_live').on(table.liveId),
    index('live_recordings_user').on(table.userId),
    index('live_recordings_session').on(table.sessionId),
  ],
);

/** The parts of such a recording; each is a file, named by its number and its digest. */
export const liveRecordingParts = pgTable(
  'live_recording_parts',
  {
    recordingId: text('recording_id')
      .notNull()
      .references(() => liveRecordings.id, { onDelete: 'cascade' }),
    /** From 1, without a gap. */
    number: integer('number').notNull(),
    /** SHA-256, base64url. */
    digest: text('digest').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.number] })],
);

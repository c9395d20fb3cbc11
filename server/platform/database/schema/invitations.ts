import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Accommodation,
  CandidateRequest,
  ConsentItem,
  IntegrityPolicy,
  RetentionFrom,
} from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { interviewSessions, interviews } from './interviews.ts';
import { users } from './users.ts';

/** What an interview for hiring has besides its questions; a practice has no row here. */
export const hiringTerms = pgTable(
  'hiring_terms',
  {
    interviewId: text('interview_id')
      .primaryKey()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    company: text('company').notNull(),
    title: text('title').notNull(),
    attemptsAllowed: integer('attempts_allowed').notNull(),
    opensAt: moment('opens_at').notNull(),
    /** Attempts have to begin before it. */
    closesAt: moment('closes_at').notNull(),
    integrity: storedJson('integrity').$type<IntegrityPolicy>().notNull(),
    retentionDays: integer('retention_days').notNull(),
    /** What they are counted from: frozen with them, for candidates agreed to both. */
    retentionFrom: text('retention_from').$type<RetentionFrom>().notNull().default('closing'),
    /** When a lead opened the reports to their candidates before the interview has closed; null where none did. */
    reportsReleasedAt: moment('reports_released_at'),
  },
  (table) => [index('hiring_terms_closes').on(table.closesAt)],
);

/** Binds one candidate to an interview: by e-mail until somebody with that proven address uses it. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    interviewId: text('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    /** Trimmed and in lower case, as in `users`. */
    email: text('email').notNull(),
    candidateId: text('candidate_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a workspace's interview alone: whom its company knows under the address. */
    companyId: text('company_id'),
    applicationId: text('application_id'),
    createdAt: moment('created_at').notNull(),
    /** When its mail went out. */
    sentAt: moment('sent_at'),
    /** When its mail was refused for good; null again once the address is corrected. */
    bouncedAt: moment('bounced_at'),
    /** When its candidate first looked at it. */
    openedAt: moment('opened_at'),
    /** In place of the end of the interview's window; null without an own deadline. */
    closesAt: moment('closes_at'),
    /** When a recruiter last had a reminder sent. */
    remindedAt: moment('reminded_at'),
    revokedAt: moment('revoked_at'),
    /** How often it was taken from an account: links from before lead nowhere. */
    releases: integer('releases').notNull().default(0),
    /** When its candidate declined it, or withdrew the application. */
    declinedAt: moment('declined_at'),
    requested: storedJson('requested').$type<Accommodation>(),
    requestNote: text('request_note'),
    requestedAt: moment('requested_at'),
    granted: storedJson('granted').$type<Accommodation>(),
    decidedAt: moment('decided_at'),
    /** How many days before the deadline the last reminder was due. */
    remindedDays: integer('reminded_days'),
  },
  (table) => [
    unique('invitations_email').on(table.email, table.interviewId),
    unique('invitations_candidate').on(table.candidateId, table.interviewId),
    unique('invitations_application').on(table.applicationId, table.interviewId),
    index('invitations_interview').on(table.interviewId),
    foreignKey({
      name: 'invitations_interview_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'invitations_application_of',
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
  ],
);

/** A resume file that a candidate attached to an application; the bytes lie in a file that is named by `id`. */
export const applicationResumes = pgTable(
  'application_resumes',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    applicationId: text('application_id').notNull(),
    /** Whose it is: it goes with the account. */
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    begunAt: moment('begun_at').notNull(),
    /** When its file was stored whole; null before. */
    storedAt: moment('stored_at'),
    /** Its words as the browser of its owner read them, to be found by; null where it read none. */
    text: text('text'),
  },
  (table) => [
    index('application_resumes_application').on(table.applicationId, table.storedAt),
    index('application_resumes_uploader').on(table.uploadedBy),
    foreignKey({
      name: 'application_resumes_of',
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
  ],
);

/** What candidates agreed to or declined. Rows are only added; the newest of an item counts. */
export const consents = pgTable(
  'consents',
  {
    /** Several decisions may come within one millisecond. */
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invitationId: text('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    item: text('item').$type<ConsentItem>().notNull(),
    /** Of the text that was read. */
    version: integer('version').notNull(),
    isGiven: boolean('is_given').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [index('consents_invitation').on(table.invitationId)],
);

/** What candidates asked a person for about an attempt. */
export const candidateRequests = pgTable(
  'candidate_requests',
  {
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CandidateRequest['kind']>().notNull(),
    turnId: text('turn_id'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** When its hiring team handed it to an administrator, who answers it then; null where the team does. */
    handedOverAt: moment('handed_over_at'),
    handoverReason: text('handover_reason').notNull().default(''),
    /** The one who alone answers it; null for whichever, and once the account is gone. */
    administratorId: text('administrator_id').references(() => users.id, { onDelete: 'set null' }),
    /** The administrator who answered it. */
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('candidate_requests_handed_over')
      .on(table.answeredAt, table.handedOverAt)
      .where(sql`${table.handedOverAt} is not null`),
    index('candidate_requests_session').on(table.sessionId, table.position),
    index('candidate_requests_open').on(table.kind, table.createdAt).where(sql`${table.answeredAt} is null`),
    uniqueIndex('candidate_requests_open_review')
      .on(table.sessionId)
      .where(sql`${table.kind} = 'human_review' and ${table.answeredAt} is null`),
  ],
);

import { type SQLWrapper, sql } from 'drizzle-orm';
import { customType, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { ApplicationStatus, ImportedFields } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';
import { workspaces } from './workspaces.ts';

type ImportedField = ImportedFields[number];

const searchText = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** An address without what stands between "+" and "@": mail to both comes into one mailbox. */
export const mailbox = (email: SQLWrapper | string) => sql`regexp_replace(${email}, '\\+[^@]*@', '@')`;

/** A person as one company knows them, with an account or without. */
export const companyCandidates = pgTable(
  'company_candidates',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    /** Trimmed and in lower case, as in `users`. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Where they came from, in the company's words. */
    source: text('source').notNull(),
    tags: storedJson('tags').$type<readonly string[]>().notNull(),
    /** What a file said of them besides, with the heads of its columns; never shown to an engine. */
    importedFields: storedJson('imported_fields').$type<readonly ImportedField[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When something last happened with them. */
    activeAt: moment('active_at').notNull(),
    /** Who they turned out to be; nothing of theirs is moved there. One who holds others is never merged. */
    mergedInto: text('merged_into'),
    /** When everything that tells who it was was removed. */
    removedAt: moment('removed_at'),
    /** The words of name, address and tags; the parts of an address are words of their own. */
    search: searchText('search').generatedAlwaysAs(
      sql`to_tsvector('simple'::regconfig, full_name || ' ' || translate(email, '@.-_+', '     ') || ' ' || tags::text)`,
    ),
  },
  (table) => [
    // Without a list of what is to be added, all of which each search would read.
    index('company_candidates_search').using('gin', table.search).with({ fastupdate: false }),
    index('company_candidates_active').on(table.companyId, table.activeAt, table.id),
    index('company_candidates_name').on(table.companyId, sql`lower(${table.fullName})`, table.id),
    unique('company_candidates_of').on(table.companyId, table.id),
    unique('company_candidates_email').on(table.companyId, table.email),
    index('company_candidates_mailbox').on(table.companyId, mailbox(table.email)),
    index('company_candidates_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    foreignKey({
      name: 'company_candidates_merged_of',
      columns: [table.companyId, table.mergedInto],
      foreignColumns: [table.companyId, table.id],
    }),
  ],
);

/** A candidate in a workspace. */
export const applications = pgTable(
  'applications',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    candidateId: text('candidate_id').notNull(),
    stageId: text('stage_id').notNull(),
    /** Since when it is in this stage. */
    stageSince: moment('stage_since').notNull(),
    status: text('status').$type<ApplicationStatus>().notNull(),
    /** Who looks after it; null where nobody does any more. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Since when it is no longer active: its time of retention runs from here. */
    endedAt: moment('ended_at'),
    /** When retention removed what it held; its stages and status stay for the numbers. */
    removedAt: moment('removed_at'),
    /** Since when an owner has it kept past its time; null where nobody does. */
    heldAt: moment('held_at'),
    heldBy: text('held_by').references(() => users.id, { onDelete: 'set null' }),
    holdReason: text('hold_reason'),
  },
  (table) => [
    index('applications_ended')
      .on(table.endedAt, table.id)
      .where(sql`removed_at is null and held_at is null`),
    index('applications_held').on(table.companyId, table.heldAt).where(sql`held_at is not null`),
    unique('applications_of').on(table.companyId, table.id),
    unique('applications_once').on(table.workspaceId, table.candidateId),
    index('applications_stage').on(
      table.workspaceId,
      table.status,
      table.stageId,
      table.stageSince,
      table.id,
    ),
    index('applications_waiting').on(table.workspaceId, table.status, table.stageSince, table.id),
    // With the workspace, so that whose candidate somebody is elsewhere is told without reading their row.
    index('applications_candidate').on(table.candidateId, table.workspaceId),
    foreignKey({
      name: 'applications_workspace',
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspaces.companyId, workspaces.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'applications_candidate_of',
      columns: [table.companyId, table.candidateId],
      foreignColumns: [companyCandidates.companyId, companyCandidates.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What an application is found by: the words of its candidate and of all who are the same person, of the notes about it
 * and of its resume, each behind `workspace_key` of its workspace, so that a search reads nothing of other workspaces. The database keeps them.
 */
export const applicationWords = pgTable(
  'application_words',
  {
    applicationId: text('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
    /** Whom the company's list shows for it; null where they were removed. */
    personId: text('person_id'),
    /** In lower case, by which the candidates of a workspace are sorted. */
    name: text('name').notNull(),
    words: searchText('words').notNull(),
  },
  (table) => [
    index('application_words_words').using('gin', table.words).with({ fastupdate: false }),
    index('application_words_name').on(table.workspaceId, table.name, table.applicationId),
    index('application_words_person').on(table.personId, table.workspaceId),
  ],
);

/**
 * How many applications of a workspace are in a stage and status: the sum of its rows. The database adds one for each
 * change, so that none waits for another, and sums them up now and then.
 */
export const applicationCounts = pgTable(
  'application_counts',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    status: text('status').$type<ApplicationStatus>().notNull(),
    stageId: text('stage_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('application_counts_workspace').on(table.workspaceId)],
);

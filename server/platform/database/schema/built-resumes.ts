import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Resumes that people write here; those they attach as files are `application_resumes`. */
export const builtResumes = pgTable(
  'built_resumes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    draft: storedJson('draft').$type<ResumeDraft>().notNull(),
    /** Counts its savings, from 1. */
    version: integer('version').notNull(),
    isLocked: boolean('is_locked').notNull().default(false),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    trashedAt: moment('trashed_at'),
  },
  (table) => [
    index('built_resumes_of').on(table.userId, table.updatedAt),
    index('built_resumes_trashed').on(table.trashedAt),
    uniqueIndex('built_resumes_default').on(table.userId).where(sql`is_default`),
  ],
);

const ofResume = () =>
  text('resume_id')
    .notNull()
    .references(() => builtResumes.id, { onDelete: 'cascade' });

/** Earlier states of a resume, under the version that each was; never changed. */
export const resumeRevisions = pgTable(
  'resume_revisions',
  {
    resumeId: ofResume(),
    version: integer('version').notNull(),
    /** Empty for one that was kept because it lasted. */
    name: text('name').notNull().default(''),
    draft: storedJson('draft').$type<ResumeDraft>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.version] })],
);

/** Links that show a resume to whoever holds them. */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: text('id').primaryKey(),
    resumeId: ofResume(),
    /** SHA-256 of the token, which is nowhere stored. */
    tokenHash: text('token_hash').notNull(),
    label: text('label').notNull(),
    allowsDownload: boolean('allows_download').notNull(),
    hidesContact: boolean('hides_contact').notNull(),
    /** Its PDF is there for whoever holds it, without signing in. */
    isPublic: boolean('is_public').notNull().default(false),
    passwordHash: text('password_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('resume_links_token').on(table.tokenHash),
    index('resume_links_of').on(table.resumeId, table.createdAt),
  ],
);

/** How often a link was opened on a day in UTC; nothing of who opened it. */
export const resumeLinkViews = pgTable(
  'resume_link_views',
  {
    linkId: text('link_id')
      .notNull()
      .references(() => resumeLinks.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type {
  ApiKeyScope,
  CompanyRole,
  CompanySize,
  HiringDefaults,
  TemplateKind,
} from '../../../../openapi/gen/types.gen.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Who hires; it comes into being with its first recruiter. */
export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size').$type<CompanySize>().notNull(),
  /** Where a candidate's is not known; null while none is chosen. */
  timeZone: text('time_zone'),
  /** From 1, Monday, to 7. */
  workingDays: integer('working_days').array().notNull().default([1, 2, 3, 4, 5]),
  /** What new interviews begin with. */
  notesSignals: boolean('notes_signals').notNull().default(true),
  /** How long reviewers have from when an attempt is submitted. */
  daysToRate: integer('days_to_rate').notNull().default(3),
  camera: text('camera').$type<HiringDefaults['camera']>().notNull().default('none'),
  retentionMonths: integer('retention_months').notNull().default(12),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** The account of a recruiter, in the one company it belongs to. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text('role').$type<CompanyRole>().notNull(),
    jobTitle: text('job_title').notNull(),
    /** What they rate they read without names until they have. */
    readsWithoutNames: boolean('reads_without_names').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    // Other tables name both, so that no row can belong to two companies.
    unique('company_members_of').on(table.companyId, table.userId),
  ],
);

/** The accounts of the sample that a company looks at: candidates and colleagues who are nobody. They go with it. */
export const sampleAccounts = pgTable(
  'sample_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sample_accounts_company').on(table.companyId)],
);

/** Who is asked to join a company. Whoever joins, or is asked again, ends it. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Trimmed and in lower case, as in `users`. */
    email: text('email').notNull(),
    role: text('role').$type<CompanyRole>().notNull(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: moment('invited_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [unique('member_invitations_email').on(table.companyId, table.email)],
);

/** What a company's mails to candidates say, where that is not the default. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TemplateKind>().notNull(),
    subject: text('subject').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    changedBy: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind] })],
);

/** What a company's own programs read with. The keys themselves are stored nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** It reads what they can read. */
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How it begins. */
    hint: text('hint').notNull(),
    /** SHA-256 of the whole key, in hexadecimal. */
    digest: text('digest').notNull().unique(),
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null where it never does. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('api_keys_company').on(table.companyId, table.createdAt),
    index('api_keys_created_by').on(table.createdBy),
  ],
);

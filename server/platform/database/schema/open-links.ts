import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';
import { workspaces } from './workspaces.ts';

/** Links by which anybody can apply to a workspace; it has one at a time. */
export const openLinks = pgTable(
  'open_links',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    /** SHA-256 of the token, which is nowhere stored. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** How many can apply; null for as many as do. */
    applicationLimit: integer('application_limit'),
    /** How many did. */
    applied: integer('applied').notNull().default(0),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('open_links_token').on(table.tokenHash),
    index('open_links_workspace_last').on(table.workspaceId, table.createdAt),
    uniqueIndex('open_links_active').on(table.workspaceId).where(sql`revoked_at is null`),
    foreignKey({
      name: 'open_links_workspace',
      columns: [table.companyId, table.workspaceId],
      foreignColumns: [workspaces.companyId, workspaces.id],
    }).onDelete('cascade'),
  ],
);

/** Who applied by an open link and agreed to be stored; removed soon where the address is not proven. */
export const openLinkApplicants = pgTable(
  'open_link_applicants',
  {
    id: text('id').primaryKey(),
    linkId: text('link_id')
      .notNull()
      .references(() => openLinks.id, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    /** Trimmed and in lower case, as in `users`. */
    email: text('email').notNull(),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** Until when the link of the mail submits it. */
    expiresAt: moment('expires_at').notNull(),
    /** What came of it; null until the address is proven. */
    applicationId: text('application_id'),
  },
  (table) => [
    index('open_link_applicants_link').on(table.linkId),
    index('open_link_applicants_expires').on(table.expiresAt),
    index('open_link_applicants_application').on(table.applicationId),
    foreignKey({
      name: 'open_link_applicants_application_of',
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
  ],
);

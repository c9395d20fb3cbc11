import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { CompanySize } from '../../../../openapi/gen/types.gen.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Owners change the company and its members. */
export type CompanyRole = 'owner' | 'member';

/** Who hires; it comes into being with its first recruiter. */
export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  size: text('size').$type<CompanySize>().notNull(),
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
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    // Other tables name both, so that no row can belong to two companies.
    unique('company_members_of').on(table.companyId, table.userId),
  ],
);

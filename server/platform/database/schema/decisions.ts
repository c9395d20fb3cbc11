import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DecisionKind, DecisionMail } from '../../../../openapi/gen/types.gen.ts';
import { applications } from './applications.ts';
import { moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** Columns that name an application together with its company. */
const ofApplication = () => ({
  companyId: text('company_id').notNull(),
  applicationId: text('application_id').notNull(),
});

/** What a colleague noted about a candidate. Rows are only added. */
export const notes = pgTable(
  'notes',
  {
    id: text('id').primaryKey(),
    ...ofApplication(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('notes_application').on(table.applicationId, table.at, table.id),
    foreignKey({
      name: 'notes_application_of',
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
  ],
);

/** What a person decided about a candidate; one that was undone stays. */
export const decisions = pgTable(
  'decisions',
  {
    id: text('id').primaryKey(),
    ...ofApplication(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    /** In words, as it was offered then. */
    reason: text('reason').notNull(),
    note: text('note').notNull(),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    undoneAt: moment('undone_at'),
    /** Both are null where the candidate gets no mail. */
    mailStatus: text('mail_status').$type<DecisionMail['status']>(),
    mailAt: moment('mail_at'),
  },
  (table) => [
    index('decisions_application').on(table.applicationId, table.at, table.id),
    index('decisions_due').on(table.mailAt).where(sql`mail_status = 'scheduled'`),
    foreignKey({
      name: 'decisions_application_of',
      columns: [table.companyId, table.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
  ],
);

/** The reasons of a company as it ordered them; of a kind that it never changed none is here. */
export const companyReasons = pgTable(
  'company_reasons',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    /** Null for a built-in one, whose words stand in the content. */
    label: text('label'),
    isProcess: boolean('is_process').notNull(),
    isOffered: boolean('is_offered').notNull(),
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { TestItem } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { companies } from './companies.ts';
import { interviews } from './interviews.ts';
import { users } from './users.ts';

/** Who did something; the row outlives the account. */
const author = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** A company's test as it is written; what interviews ask are its published versions. */
export const tests = pgTable(
  'tests',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    items: storedJson('items').$type<readonly TestItem[]>().notNull(),
    /** Counts its savings, from 1. */
    revision: integer('revision').notNull(),
    /** The newest that was published; 0 for none. */
    version: integer('version').notNull().default(0),
    /** The revision that it was published of; 0 for none. */
    publishedRevision: integer('published_revision').notNull().default(0),
    createdBy: author('created_by'),
    savedBy: author('saved_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('tests_of').on(table.companyId, table.id),
    index('tests_updated').on(table.companyId, table.updatedAt, table.id),
  ],
);

/** Columns that name a test together with its company. */
const ofTest = () => ({ companyId: text('company_id').notNull(), testId: text('test_id').notNull() });

/** What was published of a test; never changed. */
export const testVersions = pgTable(
  'test_versions',
  {
    ...ofTest(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    items: storedJson('items').$type<readonly TestItem[]>().notNull(),
    publishedBy: author('published_by'),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.version] }),
    unique('test_versions_of').on(table.companyId, table.testId, table.version),
    foreignKey({
      name: 'test_versions_test',
      columns: [table.companyId, table.testId],
      foreignColumns: [tests.companyId, tests.id],
    }).onDelete('cascade'),
  ],
);

/** Which interviews ask items of which version. */
export const testUses = pgTable(
  'test_uses',
  {
    ...ofTest(),
    version: integer('version').notNull(),
    interviewId: text('interview_id').notNull(),
    /** Of the questions that its items became there. */
    questionIds: text('question_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.version, table.interviewId] }),
    index('test_uses_interview').on(table.interviewId),
    foreignKey({
      name: 'test_uses_version',
      columns: [table.companyId, table.testId, table.version],
      foreignColumns: [testVersions.companyId, testVersions.testId, testVersions.version],
    }),
    foreignKey({
      name: 'test_uses_interview_of',
      columns: [table.companyId, table.interviewId],
      foreignColumns: [interviews.companyId, interviews.id],
    }).onDelete('cascade'),
  ],
);

import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** The texts of one piece of content by the names of their fields. */
export type StoredTexts = Readonly<Record<string, string>>;

const names = { kind: text('kind').notNull(), itemId: text('item_id').notNull() };

/** What was ever published over the files; the highest number holds. */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...names,
    number: integer('number').notNull(),
    values: jsonb('values').$type<StoredTexts>().notNull(),
    /** A hash of its texts, and that of what held before. */
    hash: text('hash').notNull(),
    basedOn: text('based_on').notNull(),
    /** That of the file which it lies over. */
    fileHash: text('file_hash').notNull(),
    reason: text('reason').notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId, table.number] })],
);

/** What is being written; once it is published or discarded, its row goes on counting without texts. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    ...names,
    revision: integer('revision').notNull(),
    values: jsonb('values').$type<StoredTexts>(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

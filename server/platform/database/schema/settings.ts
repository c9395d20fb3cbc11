import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What was stored of a section of the settings; its secrets are encrypted. */
export interface StoredSettings {
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/** Each version of each section; the highest one holds, the others are there for what was begun with them. */
export const settings = pgTable(
  'settings',
  {
    section: text('section').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<StoredSettings>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.section, table.version] })],
);

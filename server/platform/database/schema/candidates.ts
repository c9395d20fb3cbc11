import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** What candidates say of themselves. */
export const candidateProfiles = pgTable('candidate_profiles', {
  userId: owner(),
  headline: text('headline').notNull(),
  skills: jsonb('skills').$type<readonly string[]>().notNull(),
  /** Addresses of `http` or `https`. */
  links: jsonb('links').$type<readonly string[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** What candidates want of the product; without a row nothing was chosen. */
export const candidatePreferences = pgTable('candidate_preferences', {
  userId: owner(),
  /** Whether a mail says that the report of a practice is ready. */
  reportReadyMail: boolean('report_ready_mail').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

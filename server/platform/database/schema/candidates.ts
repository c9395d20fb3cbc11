import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Accommodation } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
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
  skills: storedJson('skills').$type<readonly string[]>().notNull(),
  /** Addresses of `http` or `https`. */
  links: storedJson('links').$type<readonly string[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** What candidates want of the product; without a row nothing was chosen. */
export const candidatePreferences = pgTable('candidate_preferences', {
  userId: owner(),
  /** Whether a mail says that the report of a practice is ready. */
  reportReadyMail: boolean('report_ready_mail').notNull(),
  /** Whether a mail says that one is invited to an interview, that it has arrived, and that it is evaluated. */
  invitationMail: boolean('invitation_mail').notNull().default(true),
  /** Whether mails come before the deadline of an interview that was not begun. */
  reminderMail: boolean('reminder_mail').notNull().default(true),
  updatedAt: moment('updated_at').notNull(),
});

/** What candidates need in any interview: for themselves alone until they ask for it. */
export const accommodationWishes = pgTable('accommodation_wishes', {
  userId: owner(),
  wished: storedJson('wished').$type<Accommodation>().notNull(),
  /** In their own words; may be empty. */
  note: text('note').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Mail of an installation without SMTP. */
export const outbox = pgTable(
  'outbox',
  {
    /** Names the mail, so that a repeated job stores it once. */
    id: text('id').primaryKey(),
    /** In which order they came: several may have come within one millisecond. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The calendar file that goes with it; null where none does. */
    calendar: text('calendar'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('outbox_sent').on(table.sentAt)],
);

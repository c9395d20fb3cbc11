import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Fixed windows of attempts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of what is limited: addresses do not stand here in the clear. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEnd: moment('window_end').notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEnd)],
);

/** Writes that were done, so that their retry is answered and not done again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of path and body. */
    requestHash: text('request_hash').notNull(),
    /** The id of what the write makes: who takes over from a dead holder finds what that one made. */
    recordId: text('record_id').notNull(),
    /** The request that holds the key; changes when a stale one is taken over. */
    holder: text('holder').notNull(),
    lockedAt: moment('locked_at').notNull(),
    /** Null while the work is under way. */
    status: integer('status'),
    body: text('body'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.key] }),
    index('idempotency_keys_locked').on(table.lockedAt),
  ],
);

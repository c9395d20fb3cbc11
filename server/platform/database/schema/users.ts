import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../../openapi/gen/types.gen.ts';
import { moment } from './columns.ts';

/** Accounts, verified or not. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Trimmed and in lower case, see `normaliseEmail`. */
  email: text('email').notNull().unique(),
  fullName: text('full_name').notNull(),
  role: text('role').$type<Role>().notNull(),
  /** Argon2id in its encoded form; null for an account that signs in with a provider only. */
  passwordHash: text('password_hash'),
  isVerified: boolean('is_verified').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** When the terms were accepted in the registration that was proven; null before. */
  termsAcceptedAt: moment('terms_accepted_at'),
  /** The hash of their wording that was accepted. */
  termsVersion: text('terms_version'),
  /** IANA name of the browser's zone, as it was heard last; null before. Mails name times in it. */
  timeZone: text('time_zone'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import type { AccountEventType, SignInMethod } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** One sign-in on one device: the family of its refresh tokens. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How it was entered. */
    method: text('method').$type<SignInMethod>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last login or refresh, and from where. */
    lastSeenAt: moment('last_seen_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent'),
    /** Absolute: no rotation moves it. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('auth_sessions_user').on(table.userId),
    index('auth_sessions_expiry').on(table.expiresAt),
  ],
);

/** Every refresh token of a family, so that the replay of an old one is recognised (D3). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it was exchanged for its successor. */
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** What happened to accounts, for their owners and for administrators. */
export const authEvents = pgTable(
  'auth_events',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<AccountEventType>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent'),
    at: moment('at').notNull(),
  },
  (table) => [index('auth_events_user').on(table.userId, table.at), index('auth_events_at').on(table.at)],
);

/** Key pairs of access tokens, shared by all processes. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: storedJson('private_jwk').$type<JWK>().notNull(),
  publicJwk: storedJson('public_jwk').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Random keys of the installation, base64url, e.g. for codes and successors of refresh tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

import { bigint, boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An authenticator app; it counts once it was confirmed. */
export const totpFactors = pgTable('totp_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. It must be readable to check a code. */
  secret: text('secret').notNull(),
  /** Whether a code by e-mail may stand in for the app. */
  emailCodes: boolean('email_codes').notNull().default(false),
  /** The 30-second step of the code that was accepted last: no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});

/** Codes that stand in for the app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** Keyed digest of the code; the code itself is never stored. */
    codeHash: text('code_hash').notNull(),
    userId: owner(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Browsers that are not asked for the second factor for a while. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('trusted_devices_user').on(table.userId),
    index('trusted_devices_expiry').on(table.expiresAt),
  ],
);

/** Public keys of the account's authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    userId: owner(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures the authenticator has counted; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: storedJson('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Who an account is at a provider (D26). */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: text('id').primaryKey(),
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    /** As the provider gave it when it was linked, for its owner to recognise. */
    email: text('email').notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('social_identities_subject').on(table.provider, table.subject),
    index('social_identities_user').on(table.userId),
  ],
);

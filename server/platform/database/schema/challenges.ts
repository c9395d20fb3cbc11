import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  RecruiterProfile,
  Registration,
  SignInMethod,
  SocialProvider,
} from '../../../../openapi/gen/types.gen.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What a challenge proves once it is met. */
export type ChallengePurpose =
  | 'registration'
  | 'password-reset'
  | 'email-change'
  | 'second-factor'
  | 'passkey-registration'
  | 'passkey-login';

/** What becomes the account's once the registration is proven. */
export interface PendingRegistration {
  readonly role: Registration['role'];
  readonly fullName: string;
  readonly passwordHash: string;
  /** ISO 8601. */
  readonly termsAcceptedAt: string;
  /** The hash of their wording. */
  readonly termsVersion?: string;
  /** Of a recruiter who names a company. */
  readonly company: RecruiterProfile | null;
  /** Of a recruiter whom a colleague invited. */
  readonly join?: { readonly invitationId: string; readonly jobTitle: string } | null;
  /** Of a candidate who came through the link of an invitation to an interview. */
  readonly invitationId?: string | null;
  /** Of the token that the browser has in which it was made; only there the code signs in. */
  readonly browserFingerprint?: string;
}

/** The random text that an authenticator signs. */
export interface PendingPasskey {
  readonly webAuthnChallenge: string;
}

/** Somebody at a provider (D26), with the address that the provider gives. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly email: string;
}

/** What was proven before the second factor was asked for. */
export interface PendingSignIn {
  readonly signInMethod: SignInMethod;
  /** Is linked to the account with the second factor, not before. */
  readonly newIdentity?: SocialIdentity | undefined;
}

/** The address that becomes the account's. */
export interface PendingEmailChange {
  readonly newEmail: string;
  /** The one before, noted once it is changed: mail that went there is the account's still. */
  readonly formerEmail?: string;
}

/**
 * Questions that are answered once, within minutes and a few tries. Decoys for known or unknown
 * addresses look the same and lead nowhere.
 */
export const challenges = pgTable(
  'challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** Where the code goes; empty where none is mailed. */
    email: text('email').notNull(),
    /** Whose challenge it is, where that is decided when it is made. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The same for all codes sent for one request. */
    seriesId: text('series_id').notNull(),
    /** What counts once it is met; null in a decoy. */
    pending: storedJson('pending').$type<
      PendingRegistration | PendingPasskey | PendingSignIn | PendingEmailChange
    >(),
    triesUsed: integer('tries_used').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Met, or replaced by a newer one. */
    endedAt: moment('ended_at'),
    metAt: moment('met_at'),
  },
  (table) => [
    index('challenges_email').on(table.email, table.createdAt),
    index('challenges_user').on(table.userId),
    index('challenges_created').on(table.createdAt),
  ],
);

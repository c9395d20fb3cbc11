import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  authEvents,
  authSessions,
  challenges,
  mailLog,
  outbox,
  passkeys,
  recoveryCodes,
  socialIdentities,
  totpFactors,
  trustedDevices,
} from '../../platform/database/schema/index.ts';
import { ownByAddress } from '../auth/account/own-address-service.ts';
import type { Account } from '../auth/account-repository.ts';

type AccountRecords = Pick<
  PersonalData,
  'login_methods' | 'devices' | 'events' | 'waiting_codes' | 'mails' | 'mail_attempts'
>;

/** How the account is entered and what happened to it: every column but the secret ones. */
export async function accountRecords(db: Database, account: Account): Promise<AccountRecords> {
  const { id, passwordHash } = account;
  const own = await ownByAddress(db, account);
  return {
    login_methods: { has_password: passwordHash !== null, ...(await loginMethods(db, id)) },
    devices: await db
      .select({
        method: authSessions.method,
        signed_in_at: authSessions.createdAt,
        last_seen_at: authSessions.lastSeenAt,
        ip: authSessions.ip,
        user_agent: authSessions.userAgent,
        expires_at: authSessions.expiresAt,
        ended_at: authSessions.revokedAt,
      })
      .from(authSessions)
      .where(eq(authSessions.userId, id))
      .orderBy(asc(authSessions.createdAt), asc(authSessions.id)),
    events: await db
      .select({
        type: authEvents.type,
        at: authEvents.at,
        ip: authEvents.ip,
        user_agent: authEvents.userAgent,
      })
      .from(authEvents)
      .where(eq(authEvents.userId, id))
      .orderBy(asc(authEvents.at), asc(authEvents.id)),
    waiting_codes: await db
      .select({
        purpose: challenges.purpose,
        email: challenges.email,
        created_at: challenges.createdAt,
        expires_at: challenges.expiresAt,
      })
      .from(challenges)
      .where(own.challenges)
      .orderBy(asc(challenges.createdAt), asc(challenges.id)),
    mails: await db
      .select({ to: outbox.recipient, subject: outbox.subject, sent_at: outbox.sentAt })
      .from(outbox)
      .where(own.mails)
      .orderBy(asc(outbox.position)),
    mail_attempts: await db
      .select({
        to: mailLog.recipient,
        about: mailLog.kind,
        at: mailLog.at,
        outcome: mailLog.outcome,
        reason: mailLog.reason,
      })
      .from(mailLog)
      .where(own.mailAttempts)
      .orderBy(asc(mailLog.at), asc(mailLog.id)),
  };
}

async function loginMethods(
  db: Database,
  userId: string,
): Promise<Omit<PersonalData['login_methods'], 'has_password'>> {
  return {
    second_factor: await db
      .select({
        email_codes: totpFactors.emailCodes,
        created_at: totpFactors.createdAt,
        confirmed_at: totpFactors.confirmedAt,
        recovery_codes: db.$count(recoveryCodes, eq(recoveryCodes.userId, totpFactors.userId)),
      })
      .from(totpFactors)
      .where(eq(totpFactors.userId, userId)),
    passkeys: await db
      .select({
        name: passkeys.name,
        transports: passkeys.transports,
        created_at: passkeys.createdAt,
        last_used_at: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    social_logins: await db
      .select({
        provider: socialIdentities.provider,
        subject: socialIdentities.subject,
        email: socialIdentities.email,
        linked_at: socialIdentities.createdAt,
      })
      .from(socialIdentities)
      .where(eq(socialIdentities.userId, userId)),
    trusted_devices: await db
      .select({ created_at: trustedDevices.createdAt, expires_at: trustedDevices.expiresAt })
      .from(trustedDevices)
      .where(eq(trustedDevices.userId, userId)),
  };
}

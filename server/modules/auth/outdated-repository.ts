import { and, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  authEvents,
  authSessions,
  challenges,
  trustedDevices,
} from '../../platform/database/schema/index.ts';
import { OUTBOX_DAYS } from '../../platform/mail/outbox-mailer.ts';

const DAY_MS = 86_400_000;

/** How long people and administrators can look back on what happened to accounts. */
const EVENT_DAYS = 400;

const CHALLENGE_DAYS = 2;

/** By it mail at the former address is still told to be the account's. */
const EMAIL_CHANGE_DAYS = OUTBOX_DAYS + 1;

/** Removes the sign-ins, challenges and events whose time is over. Any number of processes may do it at any time. */
export async function dropOutdatedAccess(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { createdAt, purpose } = challenges;
  const isShort = and(lt(createdAt, daysAgo(CHALLENGE_DAYS)), ne(purpose, 'email-change'));
  await db.delete(challenges).where(or(isShort, lt(createdAt, daysAgo(EMAIL_CHANGE_DAYS))));
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now));
  await db.delete(authEvents).where(lt(authEvents.at, daysAgo(EVENT_DAYS)));
}

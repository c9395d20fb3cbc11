import { and, lt, ne, or } from 'drizzle-orm';
import type { Database } from './platform/database/database.ts';
import {
  authEvents,
  authSessions,
  challenges,
  outbox,
  rateLimits,
  trustedDevices,
} from './platform/database/schema/index.ts';
import { dropOldKeys } from './platform/http/idempotency.ts';

const DAY_MS = 86_400_000;

/** How long people and administrators can look back on what happened to accounts. */
const EVENT_DAYS = 400;

/** A change of an address is kept longer: by it mail at the former one is still told to be the account's. */
const OUTBOX_DAYS = 30;

/** Removes what nothing asks for any more. Any number of processes may do it at any time. */
export async function dropOutdated(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, now));
  const isShort = and(lt(challenges.createdAt, daysAgo(2)), ne(challenges.purpose, 'email-change'));
  await db.delete(challenges).where(or(isShort, lt(challenges.createdAt, daysAgo(OUTBOX_DAYS + 1))));
  await db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await db.delete(authEvents).where(lt(authEvents.at, daysAgo(EVENT_DAYS)));
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now));
  await db.delete(outbox).where(lt(outbox.sentAt, daysAgo(OUTBOX_DAYS)));
  await dropOldKeys(db);
}

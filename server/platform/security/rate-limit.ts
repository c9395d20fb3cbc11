import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { rateLimits } from '../database/schema/index.ts';
import { HttpProblem } from '../problem.ts';
import { networkOf } from './network.ts';

/** At most `max` attempts in a fixed window. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts one attempt.
 * @throws HttpProblem 429 with `Retry-After` when there were too many
 */
export async function countAttempt(
  db: Database,
  limit: Limit,
  subject: readonly string[],
  now: Date,
): Promise<void> {
  const { count, windowEnd } = await countOne(db, limit, subject, now);
  if (count <= limit.max) return;
  const seconds = Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000));
  throw new HttpProblem(429, `Too many attempts. Try again in ${readable(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Counts one attempt and says whether it is still within the limit, for what is dropped without a word. */
export async function isWithin(
  tx: Transaction,
  limit: Limit,
  subject: readonly string[],
  now: Date,
): Promise<boolean> {
  const { count } = await countOne(tx, limit, subject, now);
  return count <= limit.max;
}

/** One statement that all processes share: begins the window of a subject or counts in it. */
async function countOne(db: Database | Transaction, limit: Limit, subject: readonly string[], now: Date) {
  const end = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql`${rateLimits.windowEnd} <= ${now.toISOString()}::timestamptz`;
  const [window] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), count: 1, windowEnd: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEnd: sql`case when ${isOver} then excluded.window_end else ${rateLimits.windowEnd} end`,
      },
    })
    .returning({ count: rateLimits.count, windowEnd: rateLimits.windowEnd });
  if (!window) throw new Error('The attempt was not counted');
  return window;
}

/** Begins the window of a subject without counting against it: a pause runs from now. */
export async function startWindow(
  db: Database,
  limit: Limit,
  subject: readonly string[],
  now: Date,
): Promise<void> {
  const window = { count: limit.max, windowEnd: new Date(now.getTime() + limit.seconds * 1000) };
  await db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), ...window })
    .onConflictDoUpdate({ target: rateLimits.key, set: window });
}

/** Forgets the attempts of a subject, e.g. after it succeeded. */
export async function clearAttempts(
  db: Database | Transaction,
  limit: Limit,
  subject: readonly string[],
): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
}

function keyOf(limit: Limit, subject: readonly string[]): string {
  return createHash('sha256')
    .update([limit.name, ...subject.map(networkOf)].join('\0'))
    .digest('base64url');
}

function readable(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Removes the windows that are over, in which nothing is counted any more. */
export async function dropEndedWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEnd, now));
}

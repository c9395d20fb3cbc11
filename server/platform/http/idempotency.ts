import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { newId } from '../database/identifier.ts';
import { idempotencyKeys } from '../database/schema/index.ts';
import { HttpProblem } from '../problem.ts';

/** A holder that is silent for longer has died: its work is done again. While it works it says so. */
const STALE_MS = 15_000;
const RENEW_MS = 5_000;
const KEPT_MS = 24 * 60 * 60_000;
const WAIT_MS = 10_000;
const POLL_MS = 50;
const RETRY_AFTER_SECONDS = 5;
/** Waited before each further attempt to keep an answer. */
const SETTLE_AGAIN_MS = [1_000, 5_000];

interface Claim {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
  /** For what the write makes; the same for everyone who takes the key over. */
  readonly recordId: string;
  readonly holder: string;
}

type Stored = typeof idempotencyKeys.$inferSelect;

/** A key in the hand of the request that does its work. */
interface Held {
  readonly claim: Claim;
  release(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key this request holds while it does its work. */
    idempotencyKey: Held | null;
  }
}

/**
 * Before the work: takes the key, or answers what its first use answered. A duplicate that comes while
 * the first is under way waits for its answer.
 * @throws HttpProblem 422 for a key used for something else, 425 when the first does not end in time
 */
export async function claimKey(
  db: Database,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !request.actor) return;
  const { userId } = request.actor;
  const identity = { userId, operation, key, requestHash: hashOf(request) };
  const claim: Claim = { ...identity, recordId: newId(), holder: newId() };

  const deadline = performance.now() + WAIT_MS;
  do {
    const stored = await takeOrRead(db, claim);
    if (stored.requestHash !== claim.requestHash) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another request.');
    }
    if (stored.holder === claim.holder) {
      request.idempotencyKey = hold(db, stored, request.log);
      return;
    }
    if (stored.status !== null) {
      return void reply
        .code(stored.status)
        .type('application/json; charset=utf-8')
        .send(stored.body ?? '');
    }
    await delay(POLL_MS);
  } while (performance.now() < deadline);
  throw new HttpProblem(425, 'The same request is still in progress.', {
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  });
}

/**
 * The id for what a request makes, once however often it is sent: a retry after a crash finds the
 * record by it.
 */
export function recordIdOf(request: FastifyRequest): string {
  return request.idempotencyKey?.claim.recordId ?? newId();
}

/**
 * After the work: keeps a success for its retries, and frees the key of a failure. Where that cannot be stored
 * it is tried again later: the work is done, and its answer goes out as it is.
 */
export async function settleKey(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const held = request.idempotencyKey;
  if (!held) return;
  request.idempotencyKey = null;
  const mine = heldBy(held.claim);
  const status = reply.statusCode;
  const body = typeof payload === 'string' ? payload : null;
  const settle = async () => {
    if (status >= 400) await db.delete(idempotencyKeys).where(mine);
    else await db.update(idempotencyKeys).set({ status, body }).where(mine);
  };
  try {
    await settle();
    held.release();
  } catch (error) {
    request.log.warn({ err: error }, 'The answer for an idempotency key is not kept yet');
    void settleLater(settle, request.log).finally(held.release);
  }
}

async function settleLater(settle: () => Promise<void>, log: FastifyBaseLogger): Promise<void> {
  for (const ms of SETTLE_AGAIN_MS) {
    await delay(ms, undefined, { ref: false });
    try {
      return await settle();
    } catch (error) {
      log.warn({ err: error }, 'The answer for an idempotency key is still not kept');
    }
  }
}

/**
 * Gives every key that is held to whoever asks next, instead of after `STALE_MS`. Only for a start that shares
 * the database with no other process: then all holders died with the one before.
 */
export async function freeHeldKeys(db: Database): Promise<void> {
  const stale = new Date(Date.now() - STALE_MS - 1);
  await db
    .update(idempotencyKeys)
    .set({ lockedAt: stale })
    .where(and(isNull(idempotencyKeys.status), gt(idempotencyKeys.lockedAt, stale)));
}

/** Removes the keys whose day is over. */
export async function dropOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.lockedAt, new Date(Date.now() - KEPT_MS)));
}

/** Renews the lock until the work is done: however long that takes, nobody else begins it. */
function hold(db: Database, claim: Claim, log: FastifyBaseLogger): Held {
  const renew = () =>
    db
      .update(idempotencyKeys)
      .set({ lockedAt: new Date() })
      .where(and(heldBy(claim), isNull(idempotencyKeys.status)))
      .catch((error: unknown) => log.warn({ err: error }, 'An idempotency key was not renewed'));
  const timer = setInterval(renew, RENEW_MS);
  return { claim, release: () => clearInterval(timer) };
}

/** One statement: a new key, one whose holder died, or one whose day is over becomes ours. */
async function takeOrRead(db: Database, claim: Claim): Promise<Stored> {
  const now = Date.now();
  const fresh = { ...claim, lockedAt: new Date(now), status: null, body: null };
  const stale = new Date(now - STALE_MS).toISOString();
  const isOld = sql`${idempotencyKeys.lockedAt} < ${new Date(now - KEPT_MS).toISOString()}::timestamptz`;
  const [taken] = await db
    .insert(idempotencyKeys)
    .values(fresh)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
      set: {
        requestHash: claim.requestHash,
        recordId: sql`case when ${isOld} then excluded.record_id else ${idempotencyKeys.recordId} end`,
        holder: claim.holder,
        lockedAt: fresh.lockedAt,
        status: null,
        body: null,
      },
      setWhere: sql`${isOld} or (${idempotencyKeys.status} is null
        and ${idempotencyKeys.lockedAt} < ${stale}::timestamptz and ${idempotencyKeys.requestHash} = ${claim.requestHash})`,
    })
    .returning();
  if (taken) return taken;
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(...identity(claim)));
  return stored ?? takeOrRead(db, claim);
}

function identity({ userId, operation, key }: Claim) {
  return [
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  ];
}

/** The key as long as nobody has taken it over. */
function heldBy(claim: Claim) {
  return and(...identity(claim), eq(idempotencyKeys.holder, claim.holder));
}

function hashOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body) ?? ''}`)
    .digest('base64url');
}

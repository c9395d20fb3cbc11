import type { Meter } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Customer } from './subscription-repository.ts';
import { type Held, holdSubscription } from './subscription-service.ts';
import { findSpeaking, insertEvents, returnEventsOf } from './usage-repository.ts';
import { type FillingMeter, isUsedUp, usageOf } from './usage-service.ts';

interface SpokenAnswer {
  readonly sessionId: string;
  readonly recordingId: string;
  readonly seconds: number;
}

interface Wanted {
  readonly companyId: string;
  readonly at: Date;
}

const words: Readonly<Record<Meter, (limit: number) => string>> = {
  interviews: (limit) => `Your plan’s limit is ${limit} a month for invitations.`,
  workspaces: (limit) =>
    `Your plan’s limit for active workspaces is ${limit}. Close one, or change your plan in Billing.`,
  seats: (limit) => `Your plan’s limit for seats is ${limit}. Remove a member, or add seats in Billing.`,
  speech_minutes: (limit) =>
    `Your plan’s ${limit} minutes of speech for this month are used up, so you can’t invite anyone new. Whoever is already invited can still take the interview. Change your plan in Billing.`,
  storage_megabytes: (limit) =>
    `Your plan’s ${limit} MB of storage are full, so you can’t invite anyone new. Whoever is already invited can still take the interview. Change your plan in Billing.`,
};

/**
 * Makes sure that what just came into being is within the plan. It holds the subscription until the transaction ends:
 * who is next sees it.
 * @throws HttpProblem 409
 */
export async function requireWithin(
  tx: Transaction,
  meter: 'workspaces' | 'seats',
  { companyId, at }: Wanted,
): Promise<void> {
  const held = await holdSubscription(tx, { companyId }, at);
  const { used, limit } = await usageOf(tx, held, meter, at);
  if (limit !== null && used > limit) throw exceeded(words[meter](limit));
}

/**
 * Counts invitations that came into being, each once; all of them or nothing.
 * @throws HttpProblem 409
 */
export async function countInvitations(
  tx: Transaction,
  keys: readonly string[],
  { companyId, at }: Wanted,
): Promise<void> {
  if (keys.length === 0) return;
  const { held, used, limit } = await countInterviews(tx, keys, { companyId }, at);
  await requireRoom(tx, held, at);
  if (limit === null || used <= limit) return;
  const left = Math.max(0, limit - (used - keys.length));
  throw exceeded(
    `${words.interviews(limit)} ${left} ${left === 1 ? 'is' : 'are'} left. Invite fewer, or change your plan in Billing.`,
  );
}

/**
 * Makes sure that there is room for what somebody is invited to anew: that invitation was counted when it came into being.
 * @throws HttpProblem 409
 */
export async function requireRoomAgain(tx: Transaction, { companyId, at }: Wanted): Promise<void> {
  await requireRoom(tx, await holdSubscription(tx, { companyId }, at), at);
}

async function requireRoom(tx: Transaction, held: Held, at: Date): Promise<void> {
  for (const meter of ['speech_minutes', 'storage_megabytes'] as const)
    await requireLeft(tx, held, meter, at);
}

/**
 * Makes sure that there is room for what somebody new is invited to.
 * @throws HttpProblem 409
 */
export async function requireStorage(tx: Transaction, { companyId, at }: Wanted): Promise<void> {
  await requireLeft(tx, await holdSubscription(tx, { companyId }, at), 'storage_megabytes', at);
}

async function requireLeft(tx: Transaction, held: Held, meter: FillingMeter, at: Date): Promise<void> {
  if (await isUsedUp(tx, held, meter, at)) throw exceeded(words[meter](held.plan.version.limits[meter] ?? 0));
}

/**
 * Counts a practice interview that came into being.
 * @throws HttpProblem 409
 */
export async function countPracticeInterview(
  tx: Transaction,
  id: string,
  candidateId: string,
  at: Date,
): Promise<void> {
  const { used, limit } = await countInterviews(tx, [id], { candidateId }, at);
  if (limit === null || used <= limit) return;
  throw exceeded(`Your plan’s limit is ${limit} practice interviews a month. Change your plan in Settings.`);
}

/** Gives back the interview that an attempt used which could not be evaluated. */
export const returnInterview = (db: Database, sessionId: string, at: Date): Promise<void> =>
  returnEventsOf(db, sessionId, at);

async function countInterviews(tx: Transaction, keys: readonly string[], customer: Customer, at: Date) {
  const held = await holdSubscription(tx, customer, at);
  const meter = 'interviews';
  await insertEvents(
    tx,
    keys.map((key) => ({ subscriptionId: held.id, meter, key, amount: 1, at })),
  );
  return { held, ...(await usageOf(tx, held, meter, at)) };
}

/**
 * Counts what was written down of a recording, once; also beyond the plan, because no answer is lost to it. What could
 * not be written down is not counted.
 */
export async function countSpeech(
  tx: Transaction,
  { sessionId, recordingId, seconds }: SpokenAnswer,
  at: Date,
): Promise<void> {
  const speaking = await findSpeaking(tx, sessionId);
  const amount = Math.ceil(seconds);
  if (!speaking || amount <= 0) return;
  const { companyId, candidateId } = speaking;
  const { id } = await holdSubscription(tx, companyId ? { companyId } : { candidateId }, at);
  await insertEvents(tx, [{ subscriptionId: id, meter: 'speech_minutes', key: recordingId, amount, at }]);
}

/** Whether who practices has no minutes of speech left, and is to type. */
export const isSpeechUsedUp = (db: Database, candidateId: string, at: Date): Promise<boolean> =>
  db.transaction(async (tx) =>
    isUsedUp(tx, await holdSubscription(tx, { candidateId }, at), 'speech_minutes', at),
  );

const exceeded = (text: string) => new HttpProblem(409, text, { code: 'quota_exceeded' });

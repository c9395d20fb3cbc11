import type { Meter } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Customer } from './subscription-repository.ts';
import { holdSubscription } from './subscription-service.ts';
import { insertEvents, returnEventsOf } from './usage-repository.ts';
import { usageOf } from './usage-service.ts';

interface Wanted {
  readonly companyId: string;
  readonly at: Date;
}

const words: Readonly<Record<Meter, (limit: number) => string>> = {
  interviews: (limit) => `Your plan’s limit is ${limit} a month for invitations.`,
  workspaces: (limit) =>
    `Your plan’s limit for active workspaces is ${limit}. Close one, or change your plan in Billing.`,
  seats: (limit) => `Your plan’s limit for seats is ${limit}. Remove a member, or add seats in Billing.`,
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
  const { used, limit } = await countInterviews(tx, keys, { companyId }, at);
  if (limit === null || used <= limit) return;
  const left = Math.max(0, limit - (used - keys.length));
  throw exceeded(
    `${words.interviews(limit)} ${left} ${left === 1 ? 'is' : 'are'} left. Invite fewer, or change your plan in Billing.`,
  );
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
  return usageOf(tx, held, meter, at);
}

const exceeded = (text: string) => new HttpProblem(409, text, { code: 'quota_exceeded' });

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import { jsonOf } from '../../../platform/json.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import {
  type CustomerRow,
  dropEventsBefore,
  findUnread,
  insertEvent,
  removeCustomerRow,
} from './customer-repository.ts';
import { customerOfRow, type MirrorDeps, mirrorCustomer, type StripeDeps } from './mirror-service.ts';
import { StripeFault, StripeRefusal } from './stripe-fault.ts';
import { eventObject } from './stripe-objects.ts';

const CUSTOMER_QUEUE = 'stripe-customer';

interface CustomerJob {
  readonly customerId: string;
}

/**
 * Keeps what Stripe tells, each event once: whom it is about is read there, in a job that is tried again.
 * @throws HttpProblem 400 for what Stripe did not sign
 */
export async function receiveEvent(
  { db, jobs, now, stripe, logger }: StripeDeps & Deps,
  bytes: Buffer | null,
  signature: string,
): Promise<void> {
  if (!stripe) throw new HttpProblem(400, 'Payment by card is not set up here.');
  const at = now();
  if (!bytes || !isSigned(bytes, signature, stripe.webhookSecret, at)) {
    logger.warn({ bytes: bytes?.length ?? 0 }, 'A message was refused that Stripe did not sign');
    throw new HttpProblem(400, 'This is not signed by Stripe.');
  }
  const event = eventObject.safeParse(jsonOf(bytes.toString()));
  if (!event.success) throw new HttpProblem(400, 'This is no event.');
  const { id, type, data } = event.data;
  const { object, customer, id: objectId } = data.object;
  const customerId = object === 'customer' ? objectId : customer;
  await db.transaction(async (tx) => {
    if (!(await insertEvent(tx, id, type, at))) return;
    if (customerId) await jobs.send<CustomerJob>(tx, CUSTOMER_QUEUE, { customerId }, customerId);
  });
}

const SIGNATURE_MS = 300_000;

/**
 * Whether a message carries Stripe's signature over just these bytes, and carries it since a moment only: it signs
 * anew whenever it sends again.
 */
function isSigned(bytes: Buffer, header: string, secret: string, at: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(at.getTime() - Number(time) * 1000) > SIGNATURE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();
  // Several while a secret is replaced.
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const MINUTE_MS = 60_000;
/** Whatever we were not told of is found within so long. */
const UNREAD_MS = 60 * MINUTE_MS;
const EVENTS_KEPT_MS = 90 * 24 * 60 * MINUTE_MS;
const AT_ONCE = 100;

/** Finds what Stripe did not tell us of, and removes there who was removed here. */
export async function reconcile(deps: MirrorDeps): Promise<void> {
  const { db, now, stripe, logger } = deps;
  const at = now().getTime();
  await dropEventsBefore(db, new Date(at - EVENTS_KEPT_MS));
  for (let after = ''; ; ) {
    const found = await findUnread(db, new Date(at - UNREAD_MS), new Date(at), { after, limit: AT_ONCE });
    for (const row of found)
      try {
        await follow(deps, row);
      } catch (error) {
        if (!(error instanceof StripeFault || error instanceof StripeRefusal)) throw error;
        logger.warn({ reason: error.message }, 'A customer at Stripe could not be followed');
        // One of whom it says something odd keeps nobody else waiting; where it is down, all wait.
        await stripe.probe();
      }
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    after = last.id;
  }
}

async function follow(deps: MirrorDeps, row: CustomerRow): Promise<void> {
  if (customerOfRow(row)) return mirrorCustomer(deps, row.id);
  await deps.stripe.removeCustomer(row.id);
  await removeCustomerRow(deps.db, row.id);
}

const PROBE_SECONDS = 30;
const RECONCILE_SECONDS = 60;

/** Lets this process take part in following Stripe, where it is set up. */
export async function registerStripeJobs(deps: StripeDeps & Deps): Promise<void> {
  const { jobs, stripe } = deps;
  if (!stripe) return;
  const following = { ...deps, stripe };
  await jobs.work<CustomerJob>(CUSTOMER_QUEUE, ({ customerId }) => mirrorCustomer(following, customerId));
  jobs.every('probe-stripe', PROBE_SECONDS, () => unlessDown(stripe.probe()));
  jobs.every('reconcile-stripe', RECONCILE_SECONDS, () => unlessDown(reconcile(following)));
}

/** That it is down is told to administrators by itself. */
async function unlessDown(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
  }
}

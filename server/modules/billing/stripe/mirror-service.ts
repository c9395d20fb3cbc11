import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type AuditOrigin, SERVER } from '../../audit/audit-service.ts';
import { noteChange } from '../change-service.ts';
import { findBillTo } from '../invoice-repository.ts';
import { findPlan } from '../plan-repository.ts';
import { isFree } from '../rules/charges.ts';
import { hasEnded } from '../rules/subscription.ts';
import { type Customer, insertSubscription, updateSubscription } from '../subscription-repository.ts';
import { audienceOf, type Held, holdSubscription } from '../subscription-service.ts';
import { termsOf } from '../terms.ts';
import {
  type CustomerRow,
  clearCheckout,
  findCustomerById,
  findMirrored,
  holdPayer,
  lockCustomer,
  nextReading,
  noteTaken,
  replaceRefunds,
  upsertInvoice,
} from './customer-repository.ts';
import { columnsOf, invoiceColumnsOf, refundsOf, statusOf, versionIdOf } from './mirroring.ts';
import type { StripeInvoice, StripeSubscription } from './stripe-objects.ts';
import type { Seen, Stripe } from './stripe-service.ts';

export interface StripeDeps extends Pick<Deps, 'db' | 'now'> {
  /** Absent where nothing is set up: invoices are paid by bank transfer. */
  readonly stripe: Stripe | undefined;
  readonly logger: { warn(details: object, message: string): void };
}

export type MirrorDeps = StripeDeps & { readonly stripe: Stripe };

/** Who asked for what is mirrored, for the audit log. */
interface Asked {
  readonly origin: AuditOrigin;
  readonly action: string;
  readonly reason: string;
}

/** Somebody else may read at the same time, and be faster. */
const ATTEMPTS = 3;

/**
 * Reads all that Stripe says of a customer, and takes it up. What an event said does not matter, so neither does when
 * and how often it comes; of two readings the one that began earlier is not taken up after the other.
 * @throws StripeFault, StripeRefusal
 */
export async function mirrorCustomer(deps: MirrorDeps, id: string, asked?: Asked): Promise<void> {
  const { db, now, stripe } = deps;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reading = await nextReading(db, id);
    if (reading === undefined) return;
    const seen = await stripe.read(id);
    const at = now();
    const isTaken = await db.transaction(async (tx) => {
      const known = await findCustomerById(tx, id);
      const customer = known && customerOfRow(known);
      // First of all, as whoever deletes an account does: what hangs on it is waited for afterwards.
      const isThere = customer !== undefined && (await holdPayer(tx, customer));
      const row = await lockCustomer(tx, id);
      if (row && reading < row.taken) return false;
      if (isThere) await take(tx, { deps, customer, customerId: id, at, asked }, seen);
      await noteTaken(tx, id, reading, at);
      return true;
    });
    if (isTaken) return;
  }
}

export function customerOfRow({ companyId, candidateId }: CustomerRow): Customer | undefined {
  if (companyId !== null) return { companyId };
  return candidateId === null ? undefined : { candidateId };
}

interface Taking {
  readonly deps: StripeDeps;
  readonly customer: Customer;
  readonly customerId: string;
  readonly at: Date;
  readonly asked: Asked | undefined;
}

async function take(tx: Transaction, taking: Taking, seen: Seen): Promise<void> {
  const { customer, customerId, at } = taking;
  const before = await holdSubscription(tx, customer, at);
  const inOrder = seen.subscriptions.toSorted(
    (one, other) => one.created.getTime() - other.created.getTime(),
  );
  for (const subscription of inOrder) await takeSubscription(tx, taking, subscription);
  for (const invoice of seen.invoices.toReversed()) await takeInvoice(tx, taking, invoice, seen);
  const held = await holdSubscription(tx, customer, at);
  if (held.providerRef !== null) {
    await updateSubscription(tx, held.id, { credit: Math.max(0, -seen.balance) });
    await clearCheckout(tx, customerId);
  }
  await note(tx, taking, before, await holdSubscription(tx, customer, at));
}

async function takeSubscription(
  tx: Transaction,
  { deps: { logger }, customer, at }: Taking,
  subscription: StripeSubscription,
): Promise<void> {
  const status = statusOf(subscription);
  if (!status) return;
  const about = { subscription: subscription.id };
  const plan = await findPlan(tx, versionIdOf(subscription));
  const columns = columnsOf(subscription, plan?.version.isPerSeat ?? false);
  if (!plan || plan.audience !== audienceOf(customer) || !termsOf(plan, columns))
    return logger.warn(about, 'A subscription at Stripe is of no plan of ours');
  const now = { ...columns, planVersionId: plan.version.id, status, updatedAt: at };
  const known = await findMirrored(tx, subscription.id);
  if (known) {
    // What has ended never comes back there.
    if (!hasEnded(known)) await updateSubscription(tx, known.id, now);
    return;
  }
  if (hasEnded({ status })) {
    const owner = { companyId: null, candidateId: null, ...customer };
    return insertSubscription(tx, { ...now, ...owner, id: newId(), createdAt: subscription.created });
  }
  const held = await holdSubscription(tx, customer, at);
  if (held.providerRef !== null || !isFree(held.state.terms))
    return logger.warn(about, 'A customer pays for two plans: cancel one of them at Stripe');
  await updateSubscription(tx, held.id, now);
}

async function takeInvoice(
  tx: Transaction,
  { customer }: Taking,
  invoice: StripeInvoice,
  seen: Seen,
): Promise<void> {
  const ref = invoice.parent?.subscription_details?.subscription;
  const of = ref ? await findMirrored(tx, ref) : undefined;
  const plan = of && (await findPlan(tx, of.planVersionId));
  const refunds = refundsOf(invoice, seen);
  const columns = invoiceColumnsOf(invoice, plan?.version.taxBasisPoints ?? 0, refunds);
  if (!of || !columns) return;
  const billTo = await findBillTo(tx, customer);
  const id = await upsertInvoice(tx, { ...columns, id: newId(), subscriptionId: of.id, billTo });
  await replaceRefunds(tx, id, refunds);
}

/** Writes what became of it to the audit log: what somebody asked for, or what changed by itself. */
async function note(tx: Transaction, { at, asked }: Taking, before: Held, after: Held): Promise<void> {
  const ended = before.id === after.id ? undefined : await findMirrored(tx, before.providerRef ?? '');
  const state = ended ? { ...before.state, status: ended.status } : after.state;
  const said = ({ state: { terms, seats, status, cancelAtPeriodEnd } }: Pick<Held, 'state'>) =>
    [terms.versionId, terms.interval, seats, status, cancelAtPeriodEnd].join();
  if (!asked && said(before) === said({ state })) return;
  const by = asked ?? { origin: SERVER, action: 'subscription.mirrored', reason: 'Stripe told of it.' };
  await noteChange(tx, { ...by, at, held: before, after: { state, charges: [] } });
}

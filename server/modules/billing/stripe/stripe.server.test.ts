// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  Billing,
  InvoicePage,
  PaymentPage,
  PlanChangePreview,
  Problem,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, signInAgain, type TestAccount } from '../../../../tests/support/accounts.ts';
import { openHiring } from '../../../../tests/support/hiring.ts';
import { addPlan } from '../../../../tests/support/plans.ts';
import {
  type StripeEvent,
  type StripeServer,
  startStripeServer,
} from '../../../../tests/support/stripe-server.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  auditEntries,
  billingCustomers,
  billingEvents,
  companies,
  invoices,
  subscriptions,
} from '../../../platform/database/schema/index.ts';
import { countQueues } from '../../../platform/jobs/stored-jobs.ts';
import { remindDue } from '../reminder-service.ts';
import { revenueOf } from '../revenue-service.ts';
import { reconcile } from './event-service.ts';
import { mirrorCustomer } from './mirror-service.ts';
import { StripeRefusal } from './stripe-fault.ts';
import { createStripe } from './stripe-service.ts';

const DAY_MS = 86_400_000;
let stripe: StripeServer;
let server: TestServer;
let time: number;
const now = () => new Date(time);

beforeEach(async () => {
  time = Date.now();
  stripe = await startStripeServer(now);
  server = await startTestServer({ now, env: { stripe: stripe.settings } });
  stripe.webhook = server.url;
  await addPlan(server, 'team', { prices: [price(2900), { ...price(29_000), interval: 'year' }] });
  await addPlan(server, 'seats', { prices: [price(1000)], isPerSeat: true });
});
afterEach(async () => {
  await server.close();
  await stripe.close();
});

const price = (amount: number) => ({ currency: 'EUR', interval: 'month' as const, amount });
const wanted = (id: string, seats = 1, interval = 'month') => ({
  plan_version_id: `${id}-1`,
  interval,
  currency: 'EUR',
  seats,
});

async function ask<T>({ accessToken }: TestAccount, method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}/api/v1/billing${path}`, {
    method,
    headers: { Authorization: `Bearer ${accessToken}`, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as T };
}
const billing = async (account: TestAccount) => (await ask<Billing>(account, 'GET', '')).body;
const invoicesOf = async (account: TestAccount) =>
  (await ask<InvoicePage>(account, 'GET', '/invoices')).body.items;
const checkout = (account: TestAccount, plan = wanted('team')) =>
  ask<PaymentPage & Problem>(account, 'POST', '/checkout', plan);

async function company(): Promise<TestAccount> {
  const owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  return owner;
}

async function subscribed(plan = wanted('team')): Promise<TestAccount> {
  const owner = await company();
  await stripe.pay((await checkout(owner, plan)).body.url);
  await becomes(owner, { subscription: { currency: 'EUR' } });
  return owner;
}

const becomes = (account: TestAccount, state: object) =>
  vi.waitFor(async () => expect(await billing(account)).toMatchObject(state), { timeout: 20_000 });
/** Waits until everything that was told has been read there. */
const allRead = () =>
  vi.waitFor(
    async () => {
      const waiting = (await countQueues(server.db)).filter(
        ({ queue, state }) => queue === 'stripe-customer' && state !== 'completed',
      );
      expect(waiting).toEqual([]);
    },
    { timeout: 30_000 },
  );
const idThere = () => [...stripe.subscriptions.keys()].at(-1) ?? '';
const deps = () => ({
  ...server,
  now,
  logger: server.app.log,
  stripe: createStripe(stripe.settings, now),
});

test('a company pays on Stripe’s page, and has the plan and its invoice once that is told', async () => {
  const owner = await company();
  // A process that starts slowly may miss the first answer; it asks again within half a minute.
  await vi.waitFor(
    async () =>
      expect(await billing(owner)).toMatchObject({
        provider: 'stripe',
        provider_down: false,
        plan: { name: 'Free' },
      }),
    { timeout: 60_000, interval: 500 },
  );
  expect(await ask<Problem>(owner, 'PUT', '/plan', wanted('team'))).toMatchObject({
    status: 409,
    body: { code: 'checkout' },
  });
  const { body } = await checkout(owner);
  expect(body.url).toContain('/pay/');
  expect((await billing(owner)).plan.name).toBe('Free');
  await stripe.pay(body.url);
  await becomes(owner, { plan: { name: 'team' }, provider: 'stripe', subscription: { status: 'active' } });
  expect(await invoicesOf(owner)).toMatchObject([
    { number: 'STRIPE-0001', provider: 'stripe', status: 'paid', total: 2900, due: 2900 },
  ]);
  expect(stripe.charges).toHaveLength(1);
  expect((await checkout(owner)).body.code).toBe('same_plan');
  expect((await checkout(owner, wanted('seats', 3))).body.code).toBe('subscribed');
  expect((await ask<PaymentPage>(owner, 'POST', '/portal')).body.url).toContain('/portal/cus_');
  const entries = await server.db.select().from(auditEntries);
  expect(entries.map(({ action }) => action)).toContain('subscription.mirrored');
});

test('of payment pages that are opened at once, one at most can be paid', async () => {
  const owner = await company();
  const opened = await Promise.all(Array.from({ length: 6 }, () => checkout(owner)));
  const urls = [...opened.filter(({ status }) => status === 200), await checkout(owner)].map(
    ({ body }) => body.url,
  );
  const paid = await Promise.allSettled(urls.map((url) => stripe.pay(url)));
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await becomes(owner, { plan: { name: 'team' } });
  expect(stripe.charges).toHaveLength(1);
  expect(stripe.customers.size).toBe(1);
});

test('a change costs what was shown before, and is made once', async () => {
  const owner = await subscribed(wanted('seats', 3));
  time += 10 * DAY_MS;
  const signedIn = await signInAgain(server, owner);
  const shown = await ask<PlanChangePreview>(signedIn, 'POST', '/preview', wanted('seats', 5));
  expect(shown.body.charge?.due).toBeGreaterThan(0);
  const headers = { 'Idempotency-Key': 'one-change-of-seats' };
  const change = () =>
    fetch(`${server.url}/api/v1/billing/plan`, {
      method: 'PUT',
      headers: {
        ...headers,
        Authorization: `Bearer ${signedIn.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(wanted('seats', 5)),
    });
  const [one, other] = await Promise.all([change(), change()]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(stripe.charges.map(({ amount }) => amount)).toEqual([3000, shown.body.charge?.due]);
  expect(await billing(signedIn)).toMatchObject({ subscription: { seats: 5 } });
  const fewer = await ask<Billing>(signedIn, 'PUT', '/plan', wanted('seats', 2));
  expect(fewer.body.subscription.credit).toBeGreaterThan(0);
  expect(stripe.charges).toHaveLength(2);
});

test('a declined card changes nothing, a failed renewal is told, and paid again brings the plan back', async () => {
  let owner = await subscribed(wanted('seats', 3));
  stripe.isCardDeclined = true;
  const refused = await ask<Problem>(owner, 'PUT', '/plan', wanted('seats', 9));
  expect(refused).toMatchObject({ status: 409, body: { code: 'payment_failed' } });
  expect((await billing(owner)).subscription.seats).toBe(3);
  time += 32 * DAY_MS;
  owner = await signInAgain(server, owner);
  await stripe.endPeriod(idThere());
  await becomes(owner, { subscription: { status: 'past_due' } });
  await remindDue(deps());
  expect((await server.mailTo(owner.email, 1)).subject).toMatch(/STRIPE-0002/);
  expect((await ask<Problem>(owner, 'PUT', '/plan', wanted('team'))).body.code).toBe('past_due');
  stripe.isCardDeclined = false;
  await stripe.payOpen(idThere());
  await becomes(owner, { subscription: { status: 'active' } });
  stripe.isCardDeclined = true;
  time += 60_000;
  await stripe.endPeriod(idThere());
  await stripe.giveUp(idThere());
  await becomes(owner, { plan: { name: 'Free' }, subscription: { status: 'active' } });
  expect((await invoicesOf(owner)).map(({ status }) => status)).toEqual(['uncollectible', 'paid', 'paid']);
});

test('a plan is cancelled, kept and ends with its period; a refund is seen', async () => {
  let owner = await subscribed();
  const renew = (isCanceled: boolean) =>
    ask<Billing>(owner, 'PUT', '/renewal', { cancel_at_period_end: isCanceled });
  expect((await renew(true)).body.subscription.cancel_at_period_end).toBe(true);
  expect((await renew(false)).body.subscription.cancel_at_period_end).toBe(false);
  expect((await renew(true)).body.subscription.cancel_at_period_end).toBe(true);
  await stripe.refund(idThere(), 900);
  await expect.poll(() => invoicesOf(owner)).toMatchObject([{ refunded: 900 }]);
  time += 32 * DAY_MS;
  owner = await signInAgain(server, owner);
  await stripe.endPeriod(idThere());
  await becomes(owner, { plan: { name: 'Free' } });
  expect(stripe.charges).toHaveLength(1);
});

test('what is given back at Stripe, with a credit note or without, is seen once, and in the revenue', async () => {
  const owner = await subscribed();
  await stripe.refund(idThere(), 900);
  await stripe.refund(idThere(), 500, false);
  await expect.poll(() => invoicesOf(owner), { timeout: 20_000 }).toMatchObject([{ refunded: 1400 }]);
  const [latest] = (await revenueOf({ db: server.db, now })).currencies[0]?.months ?? [];
  expect(latest).toMatchObject({ invoiced: 2900, paid: 2900, refunded: 1400 });
  await mirrorCustomer(deps(), [...stripe.customers.keys()][0] ?? '');
  expect((await revenueOf({ db: server.db, now })).currencies[0]?.months[0]).toEqual(latest);
});

test('events that are repeated, late and in any order come to what is true now', async () => {
  const owner = await subscribed();
  stripe.webhook = null;
  await stripe.endPeriod(idThere());
  await ask(owner, 'PUT', '/renewal', { cancel_at_period_end: true });
  await stripe.endPeriod(idThere());
  const all = [...stripe.events].reverse();
  const deliver = (event: StripeEvent) => stripe.deliver(server.url, event);
  expect(new Set(await Promise.all([...all, ...all, ...all].map(deliver)))).toEqual(new Set([204]));
  await becomes(owner, { plan: { name: 'Free' } });
  await allRead();
  const asked = stripe.asked.length;
  for (const event of stripe.events) expect(await deliver(event)).toBe(204);
  await allRead();
  expect(stripe.asked.length).toBe(asked);
  expect(await server.db.$count(billingEvents)).toBe(stripe.events.length);
  expect((await billing(owner)).plan.name).toBe('Free');
  expect(await server.db.$count(invoices)).toBe(2);
});

test('of two readings, the one that began earlier is not taken up after the other', async () => {
  const owner = await subscribed();
  stripe.webhook = null;
  const customerId = [...stripe.customers.keys()][0] ?? '';
  const real = deps();
  const held = Promise.withResolvers<void>();
  let readings = 0;
  const read = async (id: string) => {
    const seen = await real.stripe.read(id);
    readings += 1;
    if (readings === 1) await held.promise;
    return seen;
  };
  const earlier = mirrorCustomer({ ...real, stripe: { ...real.stripe, read } }, customerId);
  await vi.waitFor(() => expect(readings).toBe(1));
  stripe.isCardDeclined = true;
  await stripe.endPeriod(idThere());
  await mirrorCustomer(real, customerId);
  expect((await billing(owner)).subscription.status).toBe('past_due');
  held.resolve();
  await earlier;
  expect(readings).toBe(2);
  expect((await billing(owner)).subscription.status).toBe('past_due');
});

test('what Stripe did not sign, or long ago, is refused and its content is not logged', async () => {
  const owner = await subscribed();
  const customer = [...stripe.customers.keys()][0];
  const forged = {
    id: 'evt_forged',
    body: JSON.stringify({
      id: 'evt_forged',
      type: 'customer.subscription.deleted',
      data: { object: { object: 'subscription', customer, note: 'unheard-of-content' } },
    }),
  };
  const late = new Date(time - 6 * 60_000);
  expect(await stripe.deliver(server.url, forged, { secret: 'whsec_guessed' })).toBe(400);
  expect(await stripe.deliver(server.url, forged, { at: late })).toBe(400);
  expect(await stripe.deliver(server.url, forged, { body: forged.body.replace('forged', 'forgot') })).toBe(
    400,
  );
  expect(await stripe.deliver(server.url, forged, { body: `${forged.body} ` })).toBe(400);
  const bare = await fetch(`${server.url}/api/v1/billing/stripe-events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: forged.body,
  });
  expect(bare.status).toBe(400);
  const log = server.log.join('');
  expect(log).toContain('A message was refused that Stripe did not sign');
  for (const secret of ['unheard-of-content', stripe.settings.secretKey, stripe.settings.webhookSecret])
    expect(log).not.toContain(secret);
  expect((await billing(owner)).plan.name).toBe('team');
});

test('a provider that is down or lies changes nothing and is named; what was missed is found later', async () => {
  const owner = await subscribed();
  for (const trouble of ['down', 'lying', 'refusing'] as const) {
    stripe.trouble = trouble;
    const refused = await ask<Problem>(owner, 'PUT', '/renewal', { cancel_at_period_end: true });
    expect(refused).toMatchObject({ status: 502, body: { code: 'provider_down' } });
    expect(await billing(owner)).toMatchObject({ provider_down: true, plan: { name: 'team' } });
  }
  const patient = createStripe(stripe.settings, now, 100);
  stripe.trouble = 'slow';
  await expect(patient.probe()).rejects.toThrow('no answer');
  stripe.trouble = null;
  // While nobody listens.
  stripe.webhook = null;
  await stripe.giveUp(idThere());
  expect((await billing(owner)).plan.name).toBe('team');
  await reconcile(deps());
  expect((await billing(owner)).plan.name).toBe('team');
  time += 61 * 60_000;
  await reconcile(deps());
  expect(await billing(await signInAgain(server, owner))).toMatchObject({ plan: { name: 'Free' } });
});

test('a message while this server is down is taken when it is sent again', async () => {
  const owner = await subscribed();
  stripe.webhook = 'http://127.0.0.1:9';
  await stripe.giveUp(idThere());
  expect((await billing(owner)).plan.name).toBe('team');
  stripe.webhook = server.url;
  await stripe.redeliver();
  await becomes(owner, { plan: { name: 'Free' } });
});

test('a customer whom Stripe tells something odd of keeps no other from being followed, or removed', async () => {
  const owner = await subscribed();
  const candidateId = null;
  for (const id of ['cus_000000', 'cus_9'])
    await server.db.insert(billingCustomers).values({ id, companyId: null, candidateId, createdAt: now() });
  const real = deps();
  const removeCustomer = async (id: string) => {
    if (id === 'cus_000000') throw new StripeRefusal(400, 'odd');
    await real.stripe.removeCustomer(id);
  };
  stripe.webhook = null;
  await stripe.giveUp(idThere());
  time += 61 * 60_000;
  await reconcile({ ...real, stripe: { ...real.stripe, removeCustomer } });
  const left = await server.db.select().from(billingCustomers).orderBy(billingCustomers.id);
  expect(left.map(({ id }) => id)).toEqual(['cus_000000', [...stripe.customers.keys()][0]]);
  expect(await billing(await signInAgain(server, owner))).toMatchObject({ plan: { name: 'Free' } });
});

test('credit of an earlier plan is taken off the first charge, once', async () => {
  const owner = await company();
  const { _id } = (await billing(owner)).subscription;
  const earlier = { status: 'canceled' as const, currency: 'EUR', interval: 'month' as const };
  const [free] = await server.db.select().from(subscriptions).where(eq(subscriptions.id, _id));
  if (!free) throw new Error('There is no free plan.');
  await server.db
    .insert(subscriptions)
    .values({ ...free, ...earlier, id: 'earlier', planVersionId: 'team-1' });
  await server.db.update(subscriptions).set({ credit: 900 }).where(eq(subscriptions.id, _id));
  await checkout(owner);
  await stripe.pay((await checkout(owner)).body.url);
  await becomes(owner, { plan: { name: 'team' }, subscription: { credit: 0 } });
  expect(stripe.charges.map(({ amount }) => amount)).toEqual([2000]);
  expect(await invoicesOf(owner)).toMatchObject([{ total: 2900, due: 2000 }]);
});

test('a trial is for the first plan alone', async () => {
  await addPlan(server, 'tried', { prices: [price(2900)], trialDays: 14 });
  const owner = await company();
  expect((await ask<PlanChangePreview>(owner, 'POST', '/preview', wanted('tried'))).body.is_trial).toBe(true);
  await stripe.pay((await checkout(owner, wanted('tried'))).body.url);
  await becomes(owner, { subscription: { status: 'trialing' } });
  await stripe.giveUp(idThere());
  await becomes(owner, { plan: { name: 'Free' } });
  const again = await ask<PlanChangePreview>(owner, 'POST', '/preview', wanted('tried'));
  expect(again.body).toMatchObject({ is_trial: false, charge: { due: 2900 } });
  await stripe.pay((await checkout(owner, wanted('tried'))).body.url);
  await becomes(owner, { subscription: { status: 'active', price: 2900 } });
  expect(stripe.charges.map(({ amount }) => amount)).toEqual([2900]);
});

test('an invoice names whom it was issued to, whatever the company is called later', async () => {
  const owner = await subscribed();
  await server.db.update(companies).set({ name: 'Renamed afterwards' });
  await mirrorCustomer(deps(), [...stripe.customers.keys()][0] ?? '');
  const rows = await server.db.select().from(invoices);
  expect(rows.map(({ billTo }) => billTo)).toEqual(['Analytical Engines']);
  expect((await invoicesOf(owner)).length).toBe(1);
});

test('whoever deletes their account is not charged any more', async () => {
  await addPlan(server, 'coach', { audience: 'candidate', prices: [price(900)] });
  const candidate = await createAccount(server);
  await stripe.pay((await checkout(candidate, wanted('coach'))).body.url);
  await becomes(candidate, { plan: { name: 'coach' } });
  const { email, password, accessToken } = candidate;
  const reply = await fetch(`${server.url}/api/v1/candidate/deletion`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, current_password: password }),
  });
  expect([reply.status, server.log.filter((line) => line.includes('"level":50'))]).toEqual([204, []]);
  await reconcile(deps());
  expect([...stripe.customers.values()]).toMatchObject([{ deleted: true }]);
  expect([...stripe.subscriptions.values()]).toMatchObject([{ status: 'canceled' }]);
  expect(await server.db.$count(billingCustomers)).toBe(0);
});

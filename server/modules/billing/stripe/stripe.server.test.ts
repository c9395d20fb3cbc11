// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Billing, PaymentPage, PlanChangePreview, Problem } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, signInAgain } from '../../../../tests/support/accounts.ts';
import { addPlan } from '../../../../tests/support/plans.ts';
import {
  auditEntries,
  billingCustomers,
  companies,
  invoices,
  subscriptions,
} from '../../../platform/database/schema/index.ts';
import { remindDue } from '../reminder-service.ts';
import { revenueOf } from '../revenue-service.ts';
import { reconcile } from './event-service.ts';
import { mirrorCustomer } from './mirror-service.ts';
import {
  ask,
  becomes,
  billing,
  checkout,
  company,
  deps,
  idThere,
  invoicesOf,
  now,
  pass,
  price,
  server,
  serveWithStripe,
  stripe,
  subscribed,
  wanted,
} from './stripe-billing.fixture.ts';

const DAY_MS = 86_400_000;

serveWithStripe();

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
  pass(10 * DAY_MS);
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
  pass(32 * DAY_MS);
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
  pass(60_000);
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
  pass(32 * DAY_MS);
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

// @module-tag postgres
import { expect, test, vi } from 'vitest';
import type { Problem } from '../../../../openapi/gen/types.gen.ts';
import { signInAgain } from '../../../../tests/support/accounts.ts';
import type { StripeEvent } from '../../../../tests/support/stripe-server.ts';
import { billingCustomers, billingEvents, invoices } from '../../../platform/database/schema/index.ts';
import { reconcile } from './event-service.ts';
import { mirrorCustomer } from './mirror-service.ts';
import {
  allRead,
  ask,
  becomes,
  billing,
  deps,
  idThere,
  now,
  pass,
  server,
  serveWithStripe,
  stripe,
  subscribed,
} from './stripe-billing.fixture.ts';
import { StripeRefusal } from './stripe-fault.ts';
import { createStripe } from './stripe-service.ts';

serveWithStripe();

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
  await vi.waitFor(() => expect(readings).toBe(1), { timeout: 20_000 });
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
  const late = new Date(now().getTime() - 6 * 60_000);
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
  pass(61 * 60_000);
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
  pass(61 * 60_000);
  await reconcile({ ...real, stripe: { ...real.stripe, removeCustomer } });
  const left = await server.db.select().from(billingCustomers).orderBy(billingCustomers.id);
  expect(left.map(({ id }) => id)).toEqual(['cus_000000', [...stripe.customers.keys()][0]]);
  expect(await billing(await signInAgain(server, owner))).toMatchObject({ plan: { name: 'Free' } });
});

import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Billing, InvoicePage, PaymentPage, Problem } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { openHiring } from '../../../../tests/support/hiring.ts';
import { addPlan } from '../../../../tests/support/plans.ts';
import { type StripeServer, startStripeServer } from '../../../../tests/support/stripe-server.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { countQueues } from '../../../platform/jobs/stored-jobs.ts';
import { createStripe } from './stripe-service.ts';

export let stripe: StripeServer;
export let server: TestServer;
let time: number;
export const now = () => new Date(time);
export const pass = (ms: number) => {
  time += ms;
};

/** Each test of the file has a server with two plans, and a Stripe of its own. */
export function serveWithStripe(): void {
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
}

export const price = (amount: number) => ({ currency: 'EUR', interval: 'month' as const, amount });
export const wanted = (id: string, seats = 1, interval = 'month') => ({
  plan_version_id: `${id}-1`,
  interval,
  currency: 'EUR',
  seats,
});

export async function ask<T>({ accessToken }: TestAccount, method: string, path: string, body?: object) {
  const reply = await fetch(`${server.url}/api/v1/billing${path}`, {
    method,
    headers: { Authorization: `Bearer ${accessToken}`, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as T };
}
export const billing = async (account: TestAccount) => (await ask<Billing>(account, 'GET', '')).body;
export const invoicesOf = async (account: TestAccount) =>
  (await ask<InvoicePage>(account, 'GET', '/invoices')).body.items;
export const checkout = (account: TestAccount, plan = wanted('team')) =>
  ask<PaymentPage & Problem>(account, 'POST', '/checkout', plan);

export async function company(): Promise<TestAccount> {
  const owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  return owner;
}

export async function subscribed(plan = wanted('team')): Promise<TestAccount> {
  const owner = await company();
  await stripe.pay((await checkout(owner, plan)).body.url);
  await becomes(owner, { subscription: { currency: 'EUR' } });
  return owner;
}

export const becomes = (account: TestAccount, state: object) =>
  vi.waitFor(async () => expect(await billing(account)).toMatchObject(state), { timeout: 20_000 });
/** Waits until everything that was told has been read there. */
export const allRead = () =>
  vi.waitFor(
    async () => {
      const waiting = (await countQueues(server.db)).filter(
        ({ queue, state }) => queue === 'stripe-customer' && state !== 'completed',
      );
      expect(waiting).toEqual([]);
    },
    { timeout: 30_000 },
  );
export const idThere = () => [...stripe.subscriptions.keys()].at(-1) ?? '';
export const deps = () => ({
  ...server,
  now,
  logger: server.app.log,
  stripe: createStripe(stripe.settings, now),
});

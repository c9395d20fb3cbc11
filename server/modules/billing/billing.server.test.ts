// @module-tag both
import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  Billing,
  Invoice,
  InvoicePage,
  PlanChangePreview,
  PlanPrice,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditEntries, invoices } from '../../platform/database/schema/index.ts';
import { advanceDue } from './subscription-service.ts';

async function call<T>(
  of: TestServer,
  { accessToken }: TestAccount,
  method: string,
  path: string,
  body?: object,
) {
  const reply = await fetch(of.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as T };
}

const DAY_MS = 86_400_000;
let server: TestServer;
let time: number;
const now = () => new Date(time);

beforeEach(async () => {
  time = Date.now();
  server = await startTestServer({ now });
  await addPlan(server, 'team', { prices: [price(2900), { ...price(29_000), interval: 'year' }] });
  await addPlan(server, 'seats', { prices: [price(1000)], isPerSeat: true });
});
afterEach(() => server.close());

const price = (amount: number): PlanPrice => ({ currency: 'EUR', interval: 'month', amount });

/** Signs in again, as a token has long expired. */
async function days(count: number, account: TestAccount): Promise<TestAccount> {
  time += count * DAY_MS;
  const body = new URLSearchParams({ username: account.email, password: account.password });
  const reply = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body });
  const { access_token: accessToken } = (await reply.json()) as { access_token: string };
  return { ...account, accessToken };
}

const wanted = (id: string, seats = 1, interval = 'month') => ({
  plan_version_id: `${id}-1`,
  interval,
  currency: 'EUR',
  seats,
});
const billing = async (account: TestAccount) =>
  (await call<Billing>(server, account, 'GET', '/api/v1/billing')).body;
const change = <T = Billing & Problem>(account: TestAccount, body: object) =>
  call<T>(server, account, 'PUT', '/api/v1/billing/plan', body);

test('a company begins with the free plan, and everything is counted', async () => {
  const owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  expect(await billing(owner)).toMatchObject({
    can_change: true,
    plan: { name: 'Free', is_default: true },
    subscription: { status: 'active', price: 0 },
    usage: [
      { meter: 'interviews', used: 0, limit: null },
      { meter: 'workspaces', used: 1, limit: null },
      { meter: 'seats', used: 2, limit: null },
      { meter: 'speech_minutes', used: 0, limit: null },
      { meter: 'storage_megabytes', used: 0, limit: null },
    ],
  });
  const offered = await fetch(`${server.url}/api/v1/plans?audience=recruiter`);
  expect(((await offered.json()) as { items: object[] }).items).toHaveLength(3);
});

test('an invoice keeps the seller that was set when it was issued; before one was set, there is none', async () => {
  const admin = await createAccount(server, 'admin');
  const owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  const name = async (said: string, version: number) =>
    (
      await call(server, admin, 'PUT', '/api/v1/admin/settings/seller', {
        ...{ values: { name: said, address: 'Weg 1\r\n10115 Berlin ' }, secrets: {} },
        ...{ reason: 'We moved', version },
      })
    ).status;
  const sellers = async () => {
    const { items } = (await call<InvoicePage>(server, owner, 'GET', '/api/v1/billing/invoices')).body;
    const read = items.map(({ _id }) =>
      call<Invoice>(server, owner, 'GET', `/api/v1/billing/invoices/${_id}`),
    );
    return (await Promise.all(read)).map(({ body }) => body.seller);
  };
  await change(owner, wanted('team'));
  expect(await name('Old Ltd', 0)).toBe(200);
  await change(owner, wanted('seats', 2));
  expect(await name('New Ltd', 1)).toBe(200);
  await change(owner, wanted('seats', 3));
  const rest = { address: 'Weg 1\n10115 Berlin', tax_number: null, bank_details: null, contact_email: null };
  expect(await sellers()).toEqual([{ name: 'New Ltd', ...rest }, { name: 'Old Ltd', ...rest }, null]);
});

test('a change says what it costs before, and costs just that; invoices are numbered without gaps', async () => {
  let owner = await createAccount(server, 'recruiter');
  const ids = await openHiring(server, owner);
  expect((await change(owner, wanted('team'))).body).toMatchObject({
    plan: { name: 'team' },
    subscription: { status: 'active', price: 2900 },
  });
  owner = await days(10, owner);
  const before = await call<PlanChangePreview>(
    server,
    owner,
    'POST',
    '/api/v1/billing/preview',
    wanted('team', 1, 'year'),
  );
  expect(before.body.charge?.lines).toMatchObject([{ amount: expect.any(Number) }, { amount: 29_000 }]);
  expect((await change(owner, wanted('team', 1, 'year'))).status).toBe(200);
  const { body: page } = await call<InvoicePage>(server, owner, 'GET', '/api/v1/billing/invoices');
  expect(page.items.map(({ number, due }) => [number, due])).toEqual([
    ['INV-000002', before.body.charge?.due],
    ['INV-000001', 2900],
  ]);
  const path = `/api/v1/billing/invoices/${page.items[0]?._id}`;
  expect((await call<Invoice>(server, owner, 'GET', path)).body).toMatchObject({
    bill_to: 'Analytical Engines',
    lines: before.body.charge?.lines,
  });
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await call(server, stranger, 'GET', path)).status).toBe(404);
  const member = await createAccount(server, 'recruiter');
  await joinWorkspace(server, owner, member, ids, 'lead');
  expect((await billing(member)).can_change).toBe(false);
  expect((await change(member, wanted('seats'))).status).toBe(403);
  const entries = await server.db.select().from(auditEntries);
  expect(entries.map(({ action }) => action)).toEqual(['subscription.changed', 'subscription.changed']);
});

test('seats in use are not given back, and a plan is not changed to itself or to no price', async () => {
  const owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  const refused = await change(owner, { ...wanted('seats'), interval: 'year' });
  expect(refused.body.errors).toMatchObject([{ field: 'interval' }]);
  await change(owner, wanted('seats', 3));
  expect((await change(owner, wanted('seats', 3))).body.code).toBe('same_plan');
  expect((await change(owner, wanted('seats', 1))).body.errors).toMatchObject([{ field: 'seats' }]);
  expect((await change(owner, wanted('seats', 2))).body.subscription).toMatchObject({ credit: 1000 });
});

test('one that nobody pays turns past due, and ends', async () => {
  const other = await createAccount(server, 'recruiter');
  await openHiring(server, other);
  await change(other, wanted('team'));
  let late = await days(15, other);
  await advanceDue({ ...server, now });
  expect((await billing(late)).subscription.status).toBe('past_due');
  expect((await change(late, wanted('seats'))).body.code).toBe('past_due');
  late = await days(30, late);
  expect((await billing(late)).plan.name).toBe('Free');
  const kept = await server.db.select().from(invoices);
  expect(kept.map(({ status }) => status)).toEqual(['uncollectible']);
});

test('many at once get numbers without a gap, and one subscription each', async () => {
  const owners = [];
  for (let count = 0; count < 8; count += 1) {
    const owner = await createAccount(server, 'recruiter');
    await openHiring(server, owner);
    owners.push(owner);
  }
  const asked = owners.flatMap((owner) => [change(owner, wanted('team')), change(owner, wanted('team'))]);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), ...Array(8).fill(409)]);
  const numbers = (await server.db.select().from(invoices)).map(({ number }) => Number(number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a plan that was cancelled ends with its period', async () => {
  let owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  await change(owner, wanted('team'));
  await server.db.update(invoices).set({ status: 'paid', paidAt: now() });
  await call(server, owner, 'PUT', '/api/v1/billing/renewal', { cancel_at_period_end: true });
  expect((await billing(owner)).subscription.cancel_at_period_end).toBe(true);
  owner = await days(32, owner);
  await advanceDue({ ...server, now });
  expect(await billing(owner)).toMatchObject({ plan: { name: 'Free' }, subscription: { status: 'active' } });
  expect(await server.db.$count(invoices)).toBe(1);
});

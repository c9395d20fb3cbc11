import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  AdminSubscriptionDetails,
  AdminSubscriptionPage,
  Billing,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { openHiring } from '../../../tests/support/hiring.ts';
import { addPlan, giveInvoice, subscriptionOf } from '../../../tests/support/plans.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditEntries } from '../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let owner: TestAccount;
let id: string;

beforeEach(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  await giveInvoice(server, owner);
  id = await subscriptionOf(server, owner);
});
afterEach(() => server.close());

const PATH = '/api/v1/admin/subscriptions';
const read = () => call<AdminSubscriptionDetails>(server, admin, 'GET', `${PATH}/${id}`);
const list = async (query: string) =>
  (await call<AdminSubscriptionPage>(server, admin, 'GET', `${PATH}?${query}`)).items;

async function act(body: object) {
  const reply = await fetch(`${server.url}${PATH}/${id}/actions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'Agreed on the phone', ...body }),
  });
  return { status: reply.status, body: (await reply.json()) as AdminSubscriptionDetails & Problem };
}

test('every subscription is listed with its customer, plan and state', async () => {
  expect(await list('q=analytical&status=active')).toMatchObject([
    { _id: id, customer: 'Analytical Engines', plan_name: 'paid', plan_version: 1, price: 2900 },
  ]);
  expect(await list('q=100%25')).toEqual([]);
  expect(await list('audience=candidate')).toEqual([]);
  expect(await list('status=past_due')).toEqual([]);
});

test('one is extended, credited and moved to another plan, each with its reason in the audit log', async () => {
  const before = await read();
  expect(before).toMatchObject({
    usage: [{ meter: 'interviews' }, { used: 1 }, {}, {}, {}],
    invoices: [{ due: 2900 }],
  });
  const extended = await act({ action: 'extend', days: 10 });
  const days = (Date.parse(extended.body.period_end) - Date.parse(before.period_end)) / 86_400_000;
  expect(days).toBe(10);
  expect((await act({ action: 'credit', amount: 500 })).body.credit).toBe(500);
  await addPlan(server, 'large', { prices: [{ currency: 'EUR', interval: 'month', amount: 9900 }] });
  const plan = { plan_version_id: 'large-1', interval: 'month', currency: 'EUR', seats: 1 };
  const moved = await act({ action: 'change', plan });
  expect(moved.body).toMatchObject({ plan_name: 'large', price: 9900, credit: 0 });
  expect(moved.body.invoices).toHaveLength(2);
  const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(entries.slice(-3)).toMatchObject(
    ['extended', 'credited', 'changed'].map((done) => ({
      action: `subscription.${done}`,
      entityId: id,
      actorId: admin.userId,
    })),
  );
});

test('one that is cancelled now gives way to the free plan, which keeps the credit', async () => {
  expect((await act({ action: 'cancel_at_period_end' })).body.cancel_at_period_end).toBe(true);
  expect((await act({ action: 'keep' })).body.cancel_at_period_end).toBe(false);
  await act({ action: 'credit', amount: 700 });
  expect((await act({ action: 'cancel_now' })).body.status).toBe('canceled');
  const { plan, subscription } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect([plan.name, subscription.credit]).toEqual(['Free', 700]);
  expect((await act({ action: 'keep' })).body.code).toBe('ended');
  expect((await list('')).map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
});

test('what an action needs and lacks is refused, and changes nothing', async () => {
  expect((await act({ action: 'extend' })).body.errors).toMatchObject([{ field: 'days' }]);
  expect((await act({ action: 'credit' })).body.errors).toMatchObject([{ field: 'amount' }]);
  expect((await act({ action: 'change' })).body.errors).toMatchObject([{ field: 'plan' }]);
  expect((await act({ action: 'keep', reason: '' })).status).toBe(422);
  await act({ action: 'cancel_now' });
  id = await subscriptionOf(server, owner);
  expect((await act({ action: 'credit', amount: 1 })).status).toBe(409);
  id = 'unknown';
  expect((await act({ action: 'keep' })).status).toBe(404);
});

test('credit that is left of a plan is spent in its currency alone', async () => {
  await act({ action: 'credit', amount: 10_000 });
  await act({ action: 'cancel_now' });
  id = await subscriptionOf(server, owner);
  expect((await read()).credit).toBe(10_000);
  await addPlan(server, 'abroad', { prices: [{ currency: 'JPY', interval: 'month', amount: 9900 }] });
  const plan = { plan_version_id: 'abroad-1', interval: 'month', currency: 'JPY', seats: 1 };
  const reply = await act({ action: 'change', plan });
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toMatchObject([{ field: 'currency', message: 'Your credit is in EUR.' }]);
});

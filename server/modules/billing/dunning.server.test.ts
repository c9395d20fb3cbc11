import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  AdminInvoicePage,
  AdminPlan,
  Billing,
  PlanTermsRequest,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { openHiring } from '../../../tests/support/hiring.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditEntries } from '../../platform/database/schema/index.ts';
import { remindDue } from './reminder-service.ts';
import { advanceDue } from './subscription-service.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let time: number;
let admin: TestAccount;
let owner: TestAccount;
const now = () => new Date(time);

beforeEach(async () => {
  time = Date.now();
  server = await startTestServer({ now });
  admin = await createAccount(server, 'admin');
  owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  read = (await mails()).length;
});
afterEach(() => server.close());

async function signInAgain(account: TestAccount): Promise<TestAccount> {
  const body = new URLSearchParams({ username: account.email, password: account.password });
  const reply = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body });
  const { access_token: accessToken } = (await reply.json()) as { access_token: string };
  return { ...account, accessToken };
}

/** Lets time pass, with the jobs that run in it. */
async function days(count: number) {
  time += count * DAY_MS;
  owner = await signInAgain(owner);
  await advanceDue({ ...server, now });
  await remindDue({ db: server.db, jobs: server.jobs, now });
}

let read = 0;
const mails = async () => (await server.outbox()).filter(({ recipient }) => recipient === owner.email);
/** The subject of the next mail to the owner. */
async function nextMail(): Promise<string> {
  read += 1;
  return (await server.mailTo(owner.email, read)).subject;
}

const terms: PlanTermsRequest = {
  ...{ name: 'Team', description: '', is_per_seat: false, trial_days: 0, tax_basis_points: 1900 },
  ...{ features: [], position: 1, limits: { interviews: 10, workspaces: 3, seats: 3 } },
  prices: [{ currency: 'EUR', interval: 'month', amount: 2900 }],
};
const billing = () => call<Billing>(server, owner, 'GET', '/api/v1/billing');

async function subscribe(): Promise<void> {
  const reason = 'Agreed with the board';
  const draft = { audience: 'recruiter', terms };
  const { _id: id } = await call<AdminPlan>(server, admin, 'POST', '/api/v1/admin/plans', draft);
  await call(server, admin, 'POST', `/api/v1/admin/plans/${id}/status`, { status: 'published', reason });
  const wanted = { plan_version_id: id, interval: 'month', currency: 'EUR', seats: 1 };
  await call(server, owner, 'PUT', '/api/v1/billing/plan', wanted);
}

async function pay(): Promise<void> {
  admin = await signInAgain(admin);
  const open = '/api/v1/admin/invoices?status=open';
  const { items } = await call<AdminInvoicePage>(server, admin, 'GET', open);
  for (const { _id } of items) {
    const body = { action: 'mark_paid', reason: 'Came by transfer' };
    await call(server, admin, 'POST', `/api/v1/admin/invoices/${_id}/actions`, body);
  }
}

test('a company subscribes, pays, fails to pay, is reminded, recovers, and cancels', async () => {
  await subscribe();
  await days(0);
  expect(await nextMail()).toBe('Invoice INV-000001 for €34.51');
  await pay();
  const { period_end: end, status } = (await billing()).subscription;
  expect(status).toBe('active');

  await days((Date.parse(end) - time) / DAY_MS + 1);
  expect(await nextMail()).toBe('Invoice INV-000002 for €34.51');
  await days(10);
  expect(await nextMail()).toMatch(/^Invoice INV-000002 is due on /);
  // A second run says nothing again.
  await remindDue({ db: server.db, jobs: server.jobs, now });
  await days(4);
  expect(await nextMail()).toBe('Invoice INV-000002 is overdue');
  expect((await billing()).subscription.status).toBe('past_due');
  await pay();
  expect((await billing()).subscription.status).toBe('active');

  await call(server, owner, 'PUT', '/api/v1/billing/renewal', { cancel_at_period_end: true });
  await days(31);
  expect((await billing()).plan.name).toBe('Free');
  expect(await mails()).toHaveLength(read);
  const actions = (await server.db.select().from(auditEntries)).map(({ action }) => action);
  expect(actions).toEqual([
    ...['plan.published', 'subscription.changed', 'invoice.paid', 'invoice.paid', 'subscription.canceled'],
  ]);
});

test('who never pays is reminded, is told of the end, and has the free plan', async () => {
  await subscribe();
  await days(0);
  await nextMail();
  await days(20);
  expect(await nextMail()).toBe('Invoice INV-000001 is overdue');
  // The period ends before the grace does: the last word comes before that.
  await days(7);
  expect(await nextMail()).toBe('Last reminder: invoice INV-000001');
  await days(18);
  expect(await nextMail()).toBe('You’re on the free plan now');
  expect((await billing()).plan.name).toBe('Free');
});

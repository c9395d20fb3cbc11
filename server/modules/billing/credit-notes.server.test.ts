// @module-tag both
import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  Billing,
  CreditNote,
  CustomerInvoice,
  Invoice,
  Problem,
  Revenue,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { openHiring } from '../../../tests/support/hiring.ts';
import { giveInvoice } from '../../../tests/support/plans.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { auditEntries, creditNotes } from '../../platform/database/schema/index.ts';

let server: TestServer;
let admin: TestAccount;
let owner: TestAccount;
let id: string;

beforeEach(async () => {
  server = await startTestServer();
  admin = await createAccount(server, 'admin');
  owner = await createAccount(server, 'recruiter');
  await openHiring(server, owner);
  id = await giveInvoice(server, owner);
});
afterEach(() => server.close());

const pay = () =>
  call(server, admin, 'POST', `/api/v1/admin/invoices/${id}/actions`, {
    action: 'mark_paid',
    reason: 'Came by transfer',
  });

async function giveBack(amount: number, kind = 'refund') {
  const reply = await fetch(`${server.url}/api/v1/admin/invoices/${id}/credit-notes`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, amount, reason: 'Charged by mistake' }),
  });
  return { status: reply.status, body: (await reply.json()) as CreditNote & Problem };
}

test('what was paid is given back in parts, never more; the customer sees each credit note', async () => {
  expect((await giveBack(100)).body.code).toBe('not_paid');
  await pay();
  expect((await giveBack(900)).body).toMatchObject({ number: 'CN-000001', kind: 'refund', amount: 900 });
  expect((await giveBack(1000, 'credit')).body.number).toBe('CN-000002');
  expect((await giveBack(1001)).body.errors).toMatchObject([{ field: 'amount' }]);
  const invoice = await call<Invoice>(server, owner, 'GET', `/api/v1/billing/invoices/${id}`);
  expect(invoice).toMatchObject({
    refunded: 1900,
    credit_notes: [{ number: 'CN-000001' }, { number: 'CN-000002', kind: 'credit' }],
  });
  const seen = await call<CustomerInvoice>(server, admin, 'GET', `/api/v1/admin/invoices/${id}`);
  expect(seen).toEqual({ ...invoice, customer: 'Analytical Engines' });
  const { subscription } = await call<Billing>(server, owner, 'GET', '/api/v1/billing');
  expect(subscription.credit).toBe(1000);
  const revenue = await call<Revenue>(server, admin, 'GET', '/api/v1/admin/revenue');
  expect(revenue.currencies).toMatchObject([{ currency: 'EUR', recurring: 2900, open: 0, overdue: 0 }]);
  expect(revenue.currencies[0]?.months[0]).toMatchObject({ invoiced: 2900, paid: 2900, refunded: 900 });
  expect(revenue.currencies[0]?.months).toHaveLength(12);
  const actions = (await server.db.select().from(auditEntries)).map(({ action }) => action);
  expect(actions.slice(-2)).toEqual(['invoice.refunded', 'invoice.credited']);
});

test('many at once give back no more than was paid, with numbers without a gap', async () => {
  await pay();
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, count) => giveBack(500, count % 2 ? 'credit' : 'refund')),
  );
  expect(statuses.filter(({ status }) => status === 201)).toHaveLength(5);
  const numbers = (await server.db.select().from(creditNotes)).map(({ number }) => number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('a credit note keeps the seller of its own day, whatever its invoice has', async () => {
  await pay();
  const values = {
    name: 'Acme GmbH',
    address: 'Weg 1',
    bank_details: 'IBAN DE02',
    contact_email: 'a@b.example',
  };
  const change = { values, secrets: {}, reason: 'We begin to sell', version: 0 };
  await call(server, admin, 'PUT', '/api/v1/admin/settings/seller', change);
  const seller = { ...values, tax_number: null };
  expect((await giveBack(100)).body).toMatchObject({ seller });
  await call(server, admin, 'PUT', '/api/v1/admin/settings/seller', { ...change, values: {}, version: 1 });
  expect((await giveBack(100)).body).toMatchObject({ seller: null });
  expect(await call<Invoice>(server, owner, 'GET', `/api/v1/billing/invoices/${id}`)).toMatchObject({
    seller: null,
    credit_notes: [{ seller }, { seller: null }],
  });
});

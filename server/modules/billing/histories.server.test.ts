// @module-tag postgres
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanInterval, PlanPrice } from '../../../openapi/gen/types.gen.ts';
import { addPlan } from '../../../tests/support/plans.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { companies, creditNotes, invoices, subscriptions } from '../../platform/database/schema/index.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { SERVER } from '../audit/audit-service.ts';
import { actOnInvoice } from './admin-invoice-service.ts';
import { actOnSubscription } from './admin-subscription-service.ts';
import { createCreditNote } from './credit-note-service.ts';
import { holdSubscription } from './subscription-service.ts';

const HISTORIES = 100;
const AT_ONCE = 8;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-31T09:30:00Z');
const REASON = 'A random history';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const price = (interval: PlanInterval, amount: number): PlanPrice => ({
    currency: 'EUR',
    interval,
    amount,
  });
  await addPlan(server, 'flat', { prices: [price('month', 2900), price('year', 29_000)] });
  await addPlan(server, 'seats', { prices: [price('month', 990), price('year', 9901)], isPerSeat: true });
});
afterAll(() => server.close());

const action = fc.record({
  kind: fc.constantFrom('change', 'pay', 'refund', 'credit', 'extend', 'end', 'keep', 'cut', 'wait', 'wait'),
  plan: fc.constantFrom('flat-1', 'seats-1'),
  interval: fc.constantFrom<PlanInterval>('month', 'year'),
  seats: fc.integer({ min: 1, max: 40 }),
  days: fc.integer({ min: 0, max: 45 }),
  amount: fc.integer({ min: 1, max: 4000 }),
});
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const isLive = inArray(subscriptions.status, ['trialing', 'active', 'past_due']);
const liveOf = (companyId: string) =>
  server.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), isLive));
const invoicesOf = async (companyId: string) => {
  const rows = await server.db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(invoices.number);
  return rows.map(({ invoice }) => invoice);
};

/** Two years of a company; gives what was credited to it by hand. */
async function live(companyId: string, actions: readonly Action[]): Promise<number> {
  let time = START;
  let credited = 0;
  const deps = { db: server.db, now: () => new Date(time), stripe: undefined, logger: server.app.log };
  const look = () => server.db.transaction((tx) => holdSubscription(tx, { companyId }, deps.now()));
  await look();
  for (const { kind, plan, interval, seats, days, amount } of actions) {
    const [subscription] = await liveOf(companyId);
    const id = subscription?.id ?? '';
    const act = (body: object) =>
      actOnSubscription(deps, SERVER, id, { reason: REASON, ...body } as Parameters<
        typeof actOnSubscription
      >[3]);
    try {
      if (kind === 'wait') time += days * DAY_MS;
      if (kind === 'change')
        await act({ action: 'change', plan: { plan_version_id: plan, interval, currency: 'EUR', seats } });
      if (kind === 'extend') await act({ action: 'extend', days: Math.max(1, days) });
      if (kind === 'end') await act({ action: 'cancel_at_period_end' });
      if (kind === 'keep') await act({ action: 'keep' });
      if (kind === 'cut') await act({ action: 'cancel_now' });
      if (kind === 'credit') {
        await act({ action: 'credit', amount });
        credited += amount;
      }
      const all = await invoicesOf(companyId);
      const open = all.find(({ status }) => status === 'open');
      if (kind === 'pay' && open)
        await actOnInvoice(deps, SERVER, open.id, { action: 'mark_paid', reason: REASON });
      const paid = all.find((one) => one.status === 'paid' && one.due > one.refunded);
      if (kind === 'refund' && paid) {
        const given = seats % 2 ? ('refund' as const) : ('credit' as const);
        const ids = { id: `${paid.id}-${paid.refunded}`, invoiceId: paid.id };
        await createCreditNote(deps, SERVER, ids, { kind: given, amount, reason: REASON });
      }
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
    }
    await look();
  }
  return credited;
}

/** What must hold of a company's books, whatever happened. */
async function checkBooks(companyId: string, credited: number): Promise<void> {
  const subscribed = await liveOf(companyId);
  expect(subscribed).toHaveLength(1);
  const all = await invoicesOf(companyId);
  const ids = all.map(({ id }) => id);
  const notes = ids.length
    ? await server.db.select().from(creditNotes).where(inArray(creditNotes.invoiceId, ids))
    : [];
  const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);
  for (const invoice of all) {
    const { lines, subtotal, tax, total, due, creditUsed, refunded, id } = invoice;
    expect(sum(lines.map(({ amount }) => amount))).toBe(subtotal);
    expect(subtotal + tax).toBe(total);
    expect(due).toBe(Math.max(0, total) - creditUsed);
    expect(sum(notes.filter((note) => note.invoiceId === id).map(({ amount }) => amount))).toBe(refunded);
  }
  const asCredit = notes.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount);
  const given = sum(all.map(({ total }) => Math.max(0, -total))) + sum(asCredit) + credited;
  expect(sum(all.map(({ creditUsed }) => creditUsed)) + (subscribed[0]?.credit ?? 0)).toBe(given);
  const periods = all
    .filter(({ lines }) => lines.length === 1 && /one (?:month|year)$/.test(lines[0]?.description ?? ''))
    .map(({ subscriptionId, periodStart }) => `${subscriptionId} ${periodStart.getTime()}`);
  expect(new Set(periods).size).toBe(periods.length);
}

test(`${HISTORIES} random histories keep every invariant of the books`, { timeout: 300_000 }, async () => {
  const histories = fc.sample(fc.array(action, { minLength: 10, maxLength: 40 }), {
    numRuns: HISTORIES,
    seed: 20_261_128,
  });
  const play = async (index: number) => {
    const id = `company-${index}`;
    await server.db
      .insert(companies)
      .values({ id, name: id, size: '1-10', createdAt: new Date(START), updatedAt: new Date(START) });
    const credited = await live(id, histories[index] ?? []);
    await checkBooks(id, credited);
  };
  // Several at once, as companies are: they take numbers from one counter, and write to one log.
  const rows = Array.from({ length: AT_ONCE }, (_, row) =>
    histories.keys().filter((of) => of % AT_ONCE === row),
  );
  await Promise.all(
    rows.map(async (row) => {
      for (const index of row) await play(index);
    }),
  );
  const all = await server.db.select({ number: invoices.number }).from(invoices);
  expect(all.length).toBeGreaterThan(HISTORIES);
  expect(all.map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(
    all.map((_, index) => index + 1),
  );
  const notes = await server.db.select({ number: creditNotes.number }).from(creditNotes);
  expect(notes.length).toBeGreaterThan(10);
  expect(notes.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    notes.map((_, index) => index + 1),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanInterval } from '../../../../openapi/gen/types.gen.ts';
import { type Charge, isFree, type Terms } from './charges.ts';
import { shareOf } from './money.ts';
import { DAY_MS, daysAfter, periodEndAfter } from './periods.ts';
import {
  advance,
  cancel,
  change,
  hasEnded,
  type Outcome,
  type SubscriptionState,
  settle,
  subscribe,
} from './subscription.ts';

const START = new Date('2026-01-31T09:30:00Z');
const TWO_YEARS_DAYS = 730;

const terms = (index: number, interval: PlanInterval): Terms => ({
  versionId: `v${index}`,
  name: `Plan ${index}`,
  amount: [0, 2900, 9901][index] ?? 0,
  currency: 'EUR',
  interval,
  isPerSeat: index === 2,
  trialDays: index === 1 ? 14 : 0,
  taxBasisPoints: 1900,
});

const action = fc.record({
  kind: fc.constantFrom('subscribe', 'seats', 'pay', 'cancel', 'resume', 'refund', 'wait'),
  plan: fc.integer({ min: 0, max: 2 }),
  interval: fc.constantFrom<PlanInterval>('month', 'year'),
  seats: fc.integer({ min: 1, max: 40 }),
  days: fc.integer({ min: 0, max: 45 }),
});
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

interface Invoice extends Charge {
  readonly number: number;
  paid: number;
  refunded: number;
}

/** What a ledger holds of one customer. */
class Ledger {
  at = START;
  state: SubscriptionState = subscribe(terms(0, 'month'), 1, START).state;
  readonly invoices: Invoice[] = [];
  given = 0;
  readonly givenUp = new Set<Invoice>();

  take({ state, charges }: Outcome): void {
    this.state = state;
    for (const charge of charges) {
      this.invoices.push({ ...charge, number: this.invoices.length + 1, paid: 0, refunded: 0 });
      this.given += Math.max(0, -charge.total);
    }
  }

  get open(): Invoice[] {
    return this.invoices.filter((one) => one.due > one.paid && !this.givenUp.has(one));
  }

  /** As a server does that was down meanwhile: all at once. */
  wait(days: number): void {
    this.at = daysAfter(this.at, days);
    this.take(advance(this.state, this.at));
    if (!hasEnded(this.state)) return;
    if (this.state.status === 'expired') for (const one of this.open) this.givenUp.add(one);
    // What has ended falls back to the free plan; its credit stays with the customer.
    const { credit, openDues } = this.state;
    this.state = { ...subscribe(terms(0, 'month'), 1, this.at, { credit }).state, openDues };
  }

  do({ kind, plan, interval, seats }: Action): void {
    const target = terms(plan, interval);
    const isLate = this.open.some(({ dueAt }) => dueAt <= this.at);
    if (kind === 'subscribe' && !isFree(target) && !isLate)
      this.take(change(this.state, target, seats, this.at));
    if (kind === 'seats' && !isFree(this.state.terms) && !isLate)
      this.take(change(this.state, this.state.terms, seats, this.at));
    if (kind === 'cancel') this.state = cancel(this.state, { atPeriodEnd: true });
    if (kind === 'resume') this.state = { ...this.state, cancelAtPeriodEnd: false };
    if (kind === 'pay') this.pay();
    if (kind === 'refund') this.refund(seats);
  }

  pay(): void {
    const [first] = this.open;
    if (!first) return;
    first.paid = first.due;
    this.state = settle(
      this.state,
      this.open.map(({ dueAt }) => dueAt),
      this.at,
    );
  }

  refund(amount: number): void {
    const paid = this.invoices.find((invoice) => invoice.paid > invoice.refunded);
    if (paid) paid.refunded += Math.min(amount, paid.paid - paid.refunded);
  }
}

/** What must hold of an invoice by itself, whatever was paid of it since. */
function checkInvoice(invoice: Invoice): void {
  const { lines, subtotal, tax, total, due, creditUsed, refunded, paid } = invoice;
  const sums = [lines.reduce((sum, { amount }) => sum + amount, 0), subtotal + tax];
  expect([...sums, Math.max(0, total) - creditUsed]).toEqual([subtotal, total, due]);
  expect([subtotal, tax, due, creditUsed].every(Number.isSafeInteger)).toBe(true);
  expect(due >= 0 && refunded <= paid && paid <= due).toBe(true);
}

/** What must hold after every step; of the invoices, those that are new: what was checked is never changed. */
function checkStep({ state, invoices, at, open, given }: Ledger, known: number): void {
  for (const invoice of invoices.slice(known)) checkInvoice(invoice);
  const used = invoices.reduce((sum, { creditUsed }) => sum + creditUsed, 0);
  expect(state.credit).toBe(given - used);
  expect(state.credit >= 0).toBe(true);
  expect(hasEnded(state) || state.period.end > at).toBe(true);
  const late = open.some(({ dueAt }) => dueAt <= at);
  if (state.status === 'active' && !isFree(state.terms)) expect(late).toBe(false);
}

/** What must hold of a whole history. */
function checkBooks({ invoices }: Ledger): void {
  expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, index) => index + 1));
  for (const invoice of invoices) checkInvoice(invoice);
  // No day is charged twice as a whole period, unless it was given back before.
  const whole = invoices.filter(({ kind }) => kind === 'period').map(({ period }) => period.start.getTime());
  expect(whole.every((start, index) => index === 0 || start > (whole[index - 1] ?? 0))).toBe(true);
}

test('1,000 histories of two years keep sums, numbers, credit and periods', () => {
  let invoices = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 5, maxLength: 60 }), (actions) => {
      const ledger = new Ledger();
      for (const one of actions) {
        if (ledger.at.getTime() - START.getTime() > TWO_YEARS_DAYS * DAY_MS) break;
        const known = ledger.invoices.length;
        ledger.wait(one.days);
        ledger.do(one);
        checkStep(ledger, known);
      }
      checkBooks(ledger);
      invoices += ledger.invoices.length;
    }),
    { numRuns: 1000 },
  );
  expect(invoices).toBeGreaterThan(1000);
});

test('waiting at once or day by day comes to the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 90 }), (plan, days) => {
      const begun = subscribe(terms(plan, 'month'), 3, START);
      const atOnce = advance(begun.state, daysAfter(START, days));
      let state = begun.state;
      const charges: Charge[] = [];
      for (let day = 1; day <= days; day += 1) {
        const step = advance(state, daysAfter(START, day));
        state = step.state;
        charges.push(...step.charges);
      }
      expect(state).toEqual(atOnce.state);
      expect(charges).toEqual(atOnce.charges);
    }),
  );
});

test('a period that began on the 31st ends on the last day of short months, and on the 31st again', () => {
  const ends: string[] = [];
  for (let after = START, count = 0; count < 3; count += 1) {
    after = periodEndAfter(START, 'month', after);
    ends.push(after.toISOString().slice(0, 10));
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(periodEndAfter(new Date('2028-02-29T00:00:00Z'), 'year', new Date('2028-03-01T00:00:00Z'))).toEqual(
    new Date('2029-02-28T00:00:00Z'),
  );
});

test('half of a period is half of its price, and to change back costs nothing', () => {
  expect([shareOf(2901, 1, 2), shareOf(-2901, 1, 2), shareOf(9_007_199_254_740_991, 1, 1)]).toEqual([
    1451, -1451, 9_007_199_254_740_991,
  ]);
  const { state } = subscribe(terms(2, 'month'), 2, START);
  const half = new Date((state.period.start.getTime() + state.period.end.getTime()) / 2);
  const up = change(state, state.terms, 4, half);
  expect(up.charges[0]).toMatchObject({ subtotal: 9901, tax: 1881, due: 11_782 });
  const back = change(up.state, state.terms, 2, half);
  expect([back.charges[0]?.total, back.state.credit]).toEqual([-11_782, 11_782]);
});

test('an invoice that stays unpaid makes it past due, and then ends it', () => {
  const { state } = subscribe(terms(2, 'year'), 1, START);
  expect(advance(state, daysAfter(START, 13)).state.status).toBe('active');
  expect(advance(state, daysAfter(START, 14)).state.status).toBe('past_due');
  expect(advance(state, daysAfter(START, 44)).state.status).toBe('expired');
});

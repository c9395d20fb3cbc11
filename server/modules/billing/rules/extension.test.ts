import { expect, test } from 'vitest';
import type { Terms } from './charges.ts';
import { daysAfter } from './periods.ts';
import { change, extend, subscribe } from './subscription.ts';

const START = new Date('2026-04-01T09:00:00Z');
const small: Terms = {
  versionId: 'small',
  name: 'Small',
  amount: 3000,
  currency: 'EUR',
  interval: 'month',
  isPerSeat: true,
  trialDays: 0,
  taxBasisPoints: 0,
};
const large: Terms = { ...small, versionId: 'large', name: 'Large', amount: 9000 };
const extended = extend(subscribe(small, 1, START).state, 365);

test.each([
  ['while it is paid for: what is left of the paid month is given back', 15, 9000 - 1500],
  ['in its free days: nothing is given back', 40, 9000],
])('an extended plan that is changed %s, and a new month is paid', (_when, day, total) => {
  const at = daysAfter(START, day);
  const { state, charges } = change(extended, large, 1, at);
  expect(charges.map((charge) => charge.total)).toEqual([total]);
  expect(state.period.start).toEqual(at);
});

test('seats that are added cost a whole month each, not a share of free days', () => {
  expect(change(extended, small, 2, daysAfter(START, 40)).charges[0]?.total).toBe(6000);
});

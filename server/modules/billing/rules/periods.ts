import type { PlanInterval } from '../../../../openapi/gen/types.gen.ts';

const MONTHS: Readonly<Record<PlanInterval, number>> = { month: 1, year: 12 };

export const DAY_MS = 86_400_000;

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** A moment some months later; the last day of the month where that one has no such day. */
function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The first end of a period after a moment; periods are counted from the anchor, so that the 31st comes back. */
export function periodEndAfter(anchor: Date, interval: PlanInterval, after: Date): Date {
  const step = MONTHS[interval];
  const years = after.getUTCFullYear() - anchor.getUTCFullYear();
  const passed = years * 12 + after.getUTCMonth() - anchor.getUTCMonth();
  for (let count = Math.max(1, Math.floor(passed / step) - 1); ; count += 1) {
    const end = monthsAfter(anchor, count * step);
    if (end > after) return end;
  }
}

/** The month of a period in which a moment lies: what a plan allows a month is counted in it. */
export function monthOf(period: { readonly start: Date; readonly end: Date }, at: Date) {
  const end = periodEndAfter(period.start, 'month', at);
  const months = (end.getUTCFullYear() - period.start.getUTCFullYear()) * 12;
  const count = months + end.getUTCMonth() - period.start.getUTCMonth();
  return { start: monthsAfter(period.start, count - 1), end: end < period.end ? end : period.end };
}

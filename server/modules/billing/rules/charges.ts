import type { InvoiceLine, PlanInterval } from '../../../../openapi/gen/types.gen.ts';
import { shareOf } from './money.ts';
import { daysAfter } from './periods.ts';

/** What somebody pays for. */
export interface Terms {
  readonly versionId: string;
  readonly name: string;
  /** Of one period, or of one seat in it; 0 where it is free. */
  readonly amount: number;
  readonly currency: string;
  readonly interval: PlanInterval;
  readonly isPerSeat: boolean;
  readonly trialDays: number;
  readonly taxBasisPoints: number;
}

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** An invoice as it is to be finalized. */
export interface Charge {
  readonly kind: 'period' | 'change';
  readonly at: Date;
  readonly dueAt: Date;
  readonly period: Period;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly subtotal: number;
  readonly taxBasisPoints: number;
  readonly tax: number;
  /** Below zero where more is given back than charged. */
  readonly total: number;
  /** Of what was given back before. */
  readonly creditUsed: number;
  /** What is to be paid. */
  readonly due: number;
}

/** Days within which an invoice is to be paid. */
export const DUE_DAYS = 14;

export const isFree = ({ amount }: Pick<Terms, 'amount'>): boolean => amount === 0;

const unitsOf = ({ isPerSeat }: Terms, seats: number): number => (isPerSeat ? seats : 1);

/** Of a whole period, before tax. */
export const priceOf = (terms: Terms, seats: number): number => terms.amount * unitsOf(terms, seats);

/** The line of a whole period. */
export function periodLine(terms: Terms, seats: number): InvoiceLine {
  const quantity = unitsOf(terms, seats);
  const description = `${terms.name}, ${terms.interval === 'month' ? 'one month' : 'one year'}`;
  return { description, quantity, unit_amount: terms.amount, amount: terms.amount * quantity };
}

/** The line of what is left of a period; with the sign −1 what is given back. */
export function restLine(terms: Terms, seats: number, period: Period, at: Date, sign: 1 | -1): InvoiceLine {
  const whole = period.end.getTime() - period.start.getTime();
  const left = Math.max(0, Math.min(whole, period.end.getTime() - at.getTime()));
  const amount = sign * shareOf(priceOf(terms, seats), left, whole);
  const seatWords = terms.isPerSeat ? ` (${seats} ${seats === 1 ? 'seat' : 'seats'})` : '';
  const description = `${sign < 0 ? 'Unused' : 'Remaining'} time on ${terms.name}${seatWords}`;
  return { description, quantity: 1, unit_amount: amount, amount };
}

interface ToCharge extends Pick<Charge, 'kind' | 'at' | 'period' | 'lines'> {
  readonly terms: Terms;
  /** What can be used of it. */
  readonly credit: number;
}

/** Adds lines up, with tax, and uses credit for what is to be paid. */
export function chargeOf({ kind, at, period, lines, terms, credit }: ToCharge): Charge {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { taxBasisPoints, currency } = terms;
  const tax = shareOf(subtotal, taxBasisPoints, 10_000);
  const total = subtotal + tax;
  const creditUsed = Math.min(credit, Math.max(0, total));
  const due = Math.max(0, total) - creditUsed;
  const dueAt = daysAfter(at, DUE_DAYS);
  return { kind, at, dueAt, period, currency, lines, subtotal, taxBasisPoints, tax, total, creditUsed, due };
}

/** What is left of the credit once a charge is finalized. */
export const creditAfter = (credit: number, { total, creditUsed }: Charge): number =>
  credit - creditUsed + Math.max(0, -total);

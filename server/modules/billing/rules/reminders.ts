import type { InvoiceMailKind } from '../../../content/mails/mails.ts';
import { daysAfter } from './periods.ts';

interface Reminder {
  readonly kind: InvoiceMailKind;
  /** Days after it is due; undefined where it follows at once. */
  readonly days?: number;
}

/** What whoever pays is told of an open invoice, in its order. */
const REMINDERS: readonly Reminder[] = [
  { kind: 'invoice-issued' },
  { kind: 'invoice-due-soon', days: -3 },
  { kind: 'invoice-overdue', days: 0 },
  { kind: 'invoice-overdue', days: 10 },
  { kind: 'invoice-last-reminder', days: 25 },
  { kind: 'plan-ended-unpaid' },
];

export const LAST = REMINDERS.length;

/** A plan that is not paid for ends with its period: nobody is to learn that only from the end. */
const DAYS_BEFORE_END = -5;

interface Unpaid {
  readonly status: string;
  readonly dueAt: Date;
  readonly periodEnd: Date;
}

function isTimeFor({ kind, days }: Reminder, { dueAt, periodEnd }: Unpaid, at: Date): boolean {
  if (days === undefined) return true;
  const isBeforeEnd = kind === 'invoice-last-reminder' && daysAfter(periodEnd, DAYS_BEFORE_END) <= at;
  return isBeforeEnd || daysAfter(dueAt, days) <= at;
}

/** The latest mail, counted from 1, that an invoice is due for; those before it are left out. */
export function reminderAt(unpaid: Unpaid, at: Date): number {
  if (unpaid.status === 'uncollectible') return LAST;
  return REMINDERS.slice(0, -1).findLastIndex((reminder) => isTimeFor(reminder, unpaid, at)) + 1;
}

export function kindOf(number: number): InvoiceMailKind {
  const reminder = REMINDERS[number - 1];
  if (!reminder) throw new RangeError(`There is no mail ${number}.`);
  return reminder.kind;
}

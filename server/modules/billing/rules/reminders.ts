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

/** The latest mail, counted from 1, that an invoice is due for; those before it are left out. */
export function reminderAt({ status, dueAt }: { status: string; dueAt: Date }, at: Date): number {
  if (status === 'uncollectible') return LAST;
  const passed = REMINDERS.slice(0, -1).filter(
    ({ days }) => days === undefined || daysAfter(dueAt, days) <= at,
  );
  return passed.length;
}

export function kindOf(number: number): InvoiceMailKind {
  const reminder = REMINDERS[number - 1];
  if (!reminder) throw new RangeError(`There is no mail ${number}.`);
  return reminder.kind;
}

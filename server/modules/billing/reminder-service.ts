import type { PostOffice } from '../../content/mails/mail-frame.ts';
import { invoiceMail } from '../../content/mails/mails.ts';
import type { Deps } from '../../platform/deps.ts';
import { moneyText } from './money-text.ts';
import { presentInvoiceSummary } from './presenter.ts';
import { findPayers, findUnpaid, noteMailed } from './reminder-repository.ts';
import { kindOf, reminderAt } from './rules/reminders.ts';

const INVOICE_MAIL_QUEUE = 'invoice-mail';
const AT_ONCE = 100;

/** The job of a mail to one of those who pay an invoice. */
interface InvoiceMail {
  readonly invoiceId: string;
  /** Which of the reminders. */
  readonly number: number;
  readonly to: string;
}

export interface ReminderDeps extends Deps {
  readonly post: PostOffice;
  readonly publicUrl: string;
}

/** Sees to it that whoever pays is told of each invoice: when it is issued, due, late, and when the plan has ended. */
export async function remindDue({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const at = now();
  for (let after = ''; ; ) {
    const found = await findUnpaid(db, after, AT_ONCE);
    for (const invoice of found) {
      const number = reminderAt(invoice, at);
      if (number <= invoice.mailed) continue;
      await db.transaction(async (tx) => {
        if (!(await noteMailed(tx, invoice.id, number))) return;
        for (const { id: to } of await findPayers(tx, invoice.id))
          await jobs.send<InvoiceMail>(tx, INVOICE_MAIL_QUEUE, { invoiceId: invoice.id, number, to }, to);
      });
    }
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return;
    after = last.id;
  }
}

/** Lets this process take part in mailing about invoices. */
export function registerInvoiceMails({ db, jobs, post, publicUrl }: ReminderDeps): Promise<void> {
  return jobs.work<InvoiceMail>(INVOICE_MAIL_QUEUE, async ({ invoiceId, number, to }) => {
    const payer = (await findPayers(db, invoiceId)).find(({ id }) => id === to);
    if (!payer) return;
    const { invoice, isCandidate, email, fullName } = payer;
    const kind = kindOf(number);
    const hasEnded = kind === 'plan-ended-unpaid';
    // Paid or voided meanwhile: it says nothing any more.
    if (invoice.status !== (hasEnded ? 'uncollectible' : 'open')) return;
    const home = isCandidate ? '/candidate/settings' : '/recruiter/billing';
    const query = hasEnded ? (isCandidate ? '?tab=plan' : '') : `?invoice=${invoiceId}`;
    const mail = invoiceMail(kind, {
      fullName,
      url: publicUrl + home + query,
      invoice: presentInvoiceSummary(invoice).number,
      amount: moneyText(invoice.due, invoice.currency),
      dueAt: invoice.dueAt,
    });
    await post.deliver('billing', { id: `${invoiceId}-${number}-${to}`, to: email, ...mail });
  });
}

import type { CreditNote, CreditNoteRequest } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import { findOneInvoice, type InvoiceOfCustomer } from './admin-invoice-repository.ts';
import { requireOurs } from './admin-invoice-service.ts';
import { giveBack, insertCreditNote } from './credit-note-repository.ts';
import { findSeller } from './invoice-repository.ts';
import { presentCreditNote, presentInvoiceSummary } from './presenter.ts';
import { shareOf } from './rules/money.ts';
import { customerOf } from './subscription-repository.ts';
import { holdSubscription, store } from './subscription-service.ts';

/**
 * Gives back what was paid of an invoice, by transfer or as credit.
 * @throws HttpProblem 404, 409, 422
 */
export function createCreditNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  origin: AuditOrigin,
  ids: { readonly id: string; readonly invoiceId: string },
  { kind, amount, reason }: CreditNoteRequest,
): Promise<CreditNote> {
  const at = now();
  return db.transaction(async (tx) => {
    const found = await findOneInvoice(tx, ids.invoiceId);
    if (!found) throw new HttpProblem(404, 'There is no such invoice.');
    requireOurs(found.invoice);
    // Before the invoice, as everybody locks them.
    if (kind === 'credit') await addCredit(tx, found, amount, at);
    const { invoice } = found;
    const refunded = await giveBack(tx, invoice.id, amount);
    if (refunded === undefined) throw await refusal(tx, invoice.id);
    const note = await insertCreditNote(tx, {
      id: ids.id,
      invoiceId: invoice.id,
      kind,
      seller: await findSeller(tx),
      currency: invoice.currency,
      amount,
      tax: shareOf(amount, invoice.taxBasisPoints, 10_000 + invoice.taxBasisPoints),
      issuedAt: at,
    });
    const { number } = presentInvoiceSummary(invoice);
    const presented = presentCreditNote(note);
    await appendAudit(tx, {
      at,
      origin,
      action: kind === 'refund' ? 'invoice.refunded' : 'invoice.credited',
      entity: { type: 'invoice', id: invoice.id, name: number },
      reason,
      before: { refunded: refunded - amount },
      after: {
        refunded,
        currency: invoice.currency,
        credit_note: presented.number,
      },
    });
    return presented;
  });
}

async function addCredit(
  tx: Transaction,
  { subscription, invoice }: InvoiceOfCustomer,
  amount: number,
  at: Date,
): Promise<void> {
  const held = subscription && (await holdSubscription(tx, customerOf(subscription), at));
  if (!held || held.state.terms.currency !== invoice.currency)
    throw new HttpProblem(409, `The customer has no plan in ${invoice.currency}. Refund it instead.`, {
      code: 'no_plan',
    });
  const state = { ...held.state, credit: held.state.credit + amount };
  await store(tx, held, { state, charges: [] }, at);
}

async function refusal(tx: Transaction, id: string): Promise<HttpProblem> {
  const now = await findOneInvoice(tx, id);
  if (now?.invoice.status !== 'paid')
    return new HttpProblem(409, 'This invoice is not paid.', { code: 'not_paid' });
  return invalidFields({ field: 'amount', message: 'More than was paid and not given back.' });
}

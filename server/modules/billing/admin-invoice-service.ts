import type {
  AdminInvoice,
  AdminInvoicePage,
  CustomerInvoice,
  InvoiceAction,
} from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import {
  findAllInvoices,
  findOneInvoice,
  type InvoiceFilter,
  type InvoiceOfCustomer,
  settleInvoice,
  sumOpen,
} from './admin-invoice-repository.ts';
import { findCreditNotes } from './credit-note-repository.ts';
import { presentInvoice, presentInvoiceSummary } from './presenter.ts';
import { settle } from './rules/subscription.ts';
import { customerOf, findOpenDues } from './subscription-repository.ts';
import { holdSubscription, store } from './subscription-service.ts';

const present = ({ invoice, customer }: InvoiceOfCustomer): AdminInvoice => ({
  ...presentInvoiceSummary(invoice),
  customer,
});

/** One page of all invoices, and what the open ones come to. */
export async function allInvoices(db: Database, filter: InvoiceFilter): Promise<AdminInvoicePage> {
  const { rows, total } = await findAllInvoices(db, filter);
  return { items: rows.map(present), total, open: await sumOpen(db) };
}

const noInvoice = () => new HttpProblem(404, 'There is no such invoice.');

/** @throws HttpProblem 404 */
export async function customerInvoice(db: Database, id: string): Promise<CustomerInvoice> {
  const found = await findOneInvoice(db, id);
  if (!found) throw noInvoice();
  const { invoice, customer } = found;
  return { ...presentInvoice(invoice, await findCreditNotes(db, invoice.id)), customer };
}

/** @throws HttpProblem 409 for the copy of one that Stripe leads */
export function requireOurs({ providerRef }: InvoiceOfCustomer['invoice']): void {
  if (providerRef === null) return;
  throw new HttpProblem(409, 'Stripe leads this invoice. Do this in its dashboard.', { code: 'at_provider' });
}

/** @throws HttpProblem 404, 409 */
export async function actOnInvoice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  origin: AuditOrigin,
  id: string,
  { action, reason }: InvoiceAction,
): Promise<AdminInvoice> {
  const at = now();
  return db.transaction(async (tx) => {
    const one = () => findOneInvoice(tx, id);
    const found = await one();
    if (!found) throw noInvoice();
    requireOurs(found.invoice);
    // Before the invoice, as everybody locks them; time may end the plan here, and give the invoice up.
    const held = found.subscription && (await holdSubscription(tx, customerOf(found.subscription), at));
    const before = await one();
    const status = action === 'void' ? ('void' as const) : ('paid' as const);
    const paidAt = status === 'paid' ? at : null;
    if (!(await settleInvoice(tx, id, { status, paidAt })))
      throw new HttpProblem(409, 'This invoice is settled.', { code: 'settled' });
    if (held) {
      const state = settle(held.state, await findOpenDues(tx, held.customer), at);
      await store(tx, held, { state, charges: [] }, at);
    }
    const after = await one();
    if (!before || !after) throw new Error('An invoice is gone.');
    await appendAudit(tx, {
      at,
      origin,
      action: `invoice.${status}`,
      entity: { type: 'invoice', id, name: present(after).number },
      reason,
      before: { status: before.invoice.status },
      after: { status, due: after.invoice.due, currency: after.invoice.currency },
    });
    return present(after);
  });
}

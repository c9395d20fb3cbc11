import type { CreditNote, Invoice } from '../../../openapi/gen/types.gen.ts';
import { moneyText } from '../billing/money-words.ts';
import { creditNoteFacts, invoiceFacts, sumsOf, taxSums } from './invoice-words.ts';

/** What an invoice or a credit note says, in the order in which it is drawn. */
export interface BillingDocument {
  readonly number: string;
  readonly title: string;
  /** What it is, where the title does not say all of it. */
  readonly note: string | null;
  readonly facts: readonly (readonly [term: string, text: string])[];
  readonly lines: readonly (readonly [item: string, quantity: string, unit: string, amount: string])[];
  readonly sums: readonly (readonly [term: string, text: string])[];
}

/** An invoice; one that Stripe issued is a copy, as there is no second one. */
export function invoiceDocument(invoice: Invoice, billTo: string | null): BillingDocument {
  const { number, provider, currency, lines } = invoice;
  const money = (amount: number) => moneyText(amount, currency);
  return {
    number,
    title: `Invoice ${number}`,
    note: provider === 'stripe' ? 'Copy. The invoice was issued through Stripe.' : null,
    facts: invoiceFacts(invoice, billTo),
    lines: lines.map(({ description, quantity, unit_amount, amount }) => [
      description,
      String(quantity),
      money(unit_amount),
      money(amount),
    ]),
    sums: sumsOf(invoice),
  };
}

/** What was given back of an invoice. */
export function creditNoteDocument(
  note: CreditNote,
  invoice: Invoice,
  billTo: string | null,
): BillingDocument {
  const { number, currency, amount, tax } = note;
  const net = moneyText(amount - tax, currency);
  const taxed = { currency, subtotal: amount - tax, tax, tax_basis_points: invoice.tax_basis_points };
  return {
    number,
    title: `Credit note ${number}`,
    note: null,
    facts: creditNoteFacts(note, invoice, billTo),
    lines: [[`From invoice ${invoice.number}`, '1', net, net]],
    sums: [...taxSums(taxed), ['Total given back', moneyText(amount, currency)]],
  };
}

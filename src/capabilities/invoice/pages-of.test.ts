import { expect, test } from 'vitest';
import type { CreditNote, Invoice, Seller } from '../../../openapi/gen/types.gen.ts';
import { addFamilies } from '../resume/draw/fonts.fixture.ts';
import { drawnTexts } from '../resume/draw/letters.ts';
import { familiesWith } from '../resume/draw/needed-families.ts';
import { renderDocument } from '../resume/draw/render.ts';
import { readPdfPages } from '../resume-import/pdf/pdf-pages.ts';
import { type BillingDocument, creditNoteDocument, invoiceDocument } from './billing-document.ts';
import { pagesOf } from './pages-of.ts';

const seller: Seller = {
  name: 'Candor Hosting GmbH',
  address: 'Große Straße 1\n10115 Berlin',
  tax_number: 'DE 123 456 789',
  bank_details: 'IBAN DE02 1203\nBIC BYLADEM1001',
  contact_email: 'billing@candor.example',
};

const note: CreditNote = {
  _id: 'note',
  number: 'CN-000003',
  kind: 'refund',
  seller: null,
  currency: 'EUR',
  amount: 1190,
  tax: 190,
  issued_at: '2026-11-20T23:30:00.000Z',
};

const invoice: Invoice = {
  _id: 'invoice',
  number: 'INV-000007',
  provider: 'manual',
  status: 'open',
  seller: null,
  bill_to: 'Łódź 分析 Ltd',
  currency: 'EUR',
  lines: [
    { description: 'Unused time on Team (2 seats)', quantity: 1, unit_amount: -1000, amount: -1000 },
    { description: 'Team, 4 seats', quantity: 4, unit_amount: 1500, amount: 6000 },
  ],
  subtotal: 5000,
  tax_basis_points: 1900,
  tax: 950,
  total: 5950,
  credit_used: 950,
  due: 5000,
  refunded: 0,
  period_start: '2026-11-01T00:00:00.000Z',
  period_end: '2026-12-01T00:00:00.000Z',
  issued_at: '2026-11-01T00:00:00.000Z',
  due_at: '2026-11-15T00:00:00.000Z',
  paid_at: null,
  credit_notes: [note],
};

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

async function read(made: BillingDocument) {
  const families = await familiesWith(drawnTexts(pagesOf(made, [])).join(' '), 'sans', 'en-US');
  await addFamilies(families);
  const rendered = await renderDocument(pagesOf(made, families), families);
  const pages = await readPdfPages(rendered.pdf.slice());
  const text = pages.map(({ texts }) => texts.map((one) => one.text).join(' ')).join(' ');
  // Where the font changes within a word, the reader begins another text.
  return { ...rendered, text: squeezed(text) };
}

test('an invoice has number, who it is for, lines, tax and sums as they are on the page', async () => {
  const { text, pages, missing } = await read(invoiceDocument(invoice, invoice.bill_to));
  expect([pages, missing]).toEqual([1, []]);
  for (const said of [
    'Invoice INV-000007 Bill to Łódź分析Ltd Status Open Issued November 1, 2026',
    'Period November 1, 2026 – December 1, 2026 Due November 15, 2026, by bank transfer',
    'Item Quantity Unit price Amount Unused time on Team (2 seats) 1 -€10.00 -€10.00',
    'Team, 4 seats 4 €15.00 €60.00',
    'Subtotal €50.00 Tax 19% €9.50 Total €59.50 Credit used -€9.50 Due €50.00',
  ])
    expect(text).toContain(squeezed(said));
});

test('a credit note has its own number, the invoice it is of, and its tax', async () => {
  const { text } = await read(creditNoteDocument(note, invoice, 'Analytical Engines'));
  for (const said of [
    'Credit note CN-000003 Bill to Analytical Engines For invoice INV-000007, November 1, 2026',
    'Issued November 20, 2026 Given back By bank transfer',
    'From invoice INV-000007 1 €10.00 €10.00',
    'Subtotal €10.00 Tax 19% €1.90 Total given back €11.90',
  ])
    expect(text).toContain(squeezed(said));
});

test('both name who issued them, as it was then; where a transfer goes is on the invoice alone', async () => {
  const issuer =
    'From Candor Hosting GmbH Große Straße 1 10115 Berlin Tax number DE 123 456 789 Contact billing@candor.example';
  const bank = squeezed('Bank details IBAN DE02 1203 BIC BYLADEM1001');
  const sold = await read(invoiceDocument({ ...invoice, seller }, invoice.bill_to));
  expect(sold.text).toContain(squeezed(`Invoice INV-000007 ${issuer} Bill to Łódź`));
  expect(sold.text).toContain(`bybanktransfer${bank}`);
  const returned = await read(creditNoteDocument({ ...note, seller }, invoice, 'Analytical Engines'));
  expect(returned.text).toContain(squeezed(`${issuer} Bill to Analytical Engines`));
  expect(returned.text).not.toContain(bank);
  const least = { ...seller, tax_number: null, bank_details: null, contact_email: null };
  const short = await read(invoiceDocument({ ...invoice, seller: least }, null));
  expect(short.text).not.toMatch(/Taxnumber|Contact|Bank/);
});

test('one of Stripe is a copy, without tax there is no line of it, and letters without a font are told', async () => {
  const paid = {
    ...invoice,
    provider: 'stripe',
    status: 'paid',
    paid_at: invoice.issued_at,
    tax: 0,
  } as const;
  const { text, missing } = await read(invoiceDocument(paid, 'Aณ'));
  expect(text).toContain(squeezed('Copy. The invoice was issued through Stripe. Bill to A Status Paid'));
  expect(text).toContain(squeezed('Credit used -€9.50 Paid €50.00'));
  expect(text).not.toMatch(/Tax|Subtotal|transfer|Due/);
  expect(missing).toEqual([{ letter: 'ณ', text: 'Aณ', field: '' }]);
});

test('many lines go on over pages and none is lost', async () => {
  const lines = Array.from({ length: 80 }, (_, at) => ({
    ...{ description: `Seat ${at + 1} of Team with a description that is longer than its column is wide` },
    ...{ quantity: 1, unit_amount: 100, amount: 100 },
  }));
  const { text, pages } = await read(invoiceDocument({ ...invoice, lines }, null));
  expect(pages).toBeGreaterThan(2);
  expect(lines.filter(({ description }) => !text.includes(squeezed(description)))).toEqual([]);
});

import type { Charge, CreditNote, Invoice, Seller } from '../../../openapi/gen/types.gen.ts';
import { moneyText, percentText } from '../billing/money-words.ts';
import { invoiceWords } from '../billing/plan-words.ts';

/** What is said, and what of it. */
type Said = readonly (readonly [term: string, text: string])[];

/** In UTC: a document has the same dates for everybody. */
const day = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** What an invoice says besides its lines; `billTo` is who it is for. */
export function invoiceFacts(invoice: Invoice, billTo: string | null): Said {
  const { provider, status, seller, issued_at, due_at, paid_at, period_start, period_end } = invoice;
  return [
    ...soldBy(seller),
    ...billedTo(billTo),
    ['Status', invoiceWords[status]],
    ['Issued', day(issued_at)],
    ['Period', `${day(period_start)} – ${day(period_end)}`],
    paid_at === null
      ? ['Due', `${day(due_at)}, ${provider === 'stripe' ? 'by card' : 'by bank transfer'}`]
      : ['Paid', day(paid_at)],
    ...optional('Bank details', seller?.bank_details),
  ];
}

/** What is given back, how, and when. */
export const creditNoteText = ({ amount, currency, kind, issued_at }: CreditNote): string =>
  `${moneyText(amount, currency)} ${kind === 'refund' ? 'refunded' : 'credited'}, ${day(issued_at)}`;

export const creditNoteFacts = (
  note: CreditNote,
  { number, issued_at }: Invoice,
  billTo: string | null,
): Said => [
  ...soldBy(note.seller),
  ...billedTo(billTo),
  ['For invoice', `${number}, ${day(issued_at)}`],
  ['Issued', day(note.issued_at)],
  ['Given back', note.kind === 'refund' ? 'By bank transfer' : 'As credit for the next invoices'],
];

/** Who issued it; nothing of what was issued before anybody was set. */
const soldBy = (seller: Seller | null): Said =>
  seller === null
    ? []
    : [
        ['From', `${seller.name}\n${seller.address}`],
        ...optional('Tax number', seller.tax_number),
        ...optional('Contact', seller.contact_email),
      ];

const optional = (term: string, text: string | null | undefined): Said => (text ? [[term, text]] : []);

const billedTo = (billTo: string | null): Said => (billTo === null ? [] : [['Bill to', billTo]]);

type Sums = Omit<Charge, 'lines'> & Partial<Pick<Invoice, 'paid_at'>>;

/** What the lines of a charge come to. */
export function sumsOf(sums: Sums): Said {
  const { currency, subtotal, tax, tax_basis_points, total, credit_used, due, paid_at } = sums;
  const money = (amount: number) => moneyText(amount, currency);
  const whole = paid_at ? 'Paid' : 'Due';
  return [
    ...taxSums({ currency, subtotal, tax, tax_basis_points }),
    ['Total', money(total)],
    ...(credit_used === 0 ? [] : ([['Credit used', money(-credit_used)]] as const)),
    [total < 0 ? 'Due (the rest is credit)' : whole, money(due)],
  ];
}

/** The part of a sum that is tax; nothing where there is none. */
export const taxSums = ({
  currency,
  subtotal,
  tax,
  tax_basis_points: rate,
}: Pick<Sums, 'currency' | 'subtotal' | 'tax' | 'tax_basis_points'>): Said =>
  tax === 0
    ? []
    : [
        ['Subtotal', moneyText(subtotal, currency)],
        [`Tax ${percentText(rate)}`, moneyText(tax, currency)],
      ];

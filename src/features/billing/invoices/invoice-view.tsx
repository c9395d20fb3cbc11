import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '../../../../openapi/gen/types.gen.ts';
import { getInvoiceOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { invoiceWords } from '../../../capabilities/billing/plan-words.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useBillingPaths } from '../use-billing-paths.ts';
import { ChargeTable } from './charge-table.tsx';

/** One invoice, to read and to print. */
export function InvoiceView({ id }: { readonly id: string }) {
  const { home } = useBillingPaths();
  const invoice = useQuery(getInvoiceOptions({ path: { invoice_id: id } }));
  return (
    <>
      <PageHeader
        title={invoice.data ? `Invoice ${invoice.data.number}` : 'Invoice'}
        actions={
          <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
            <LinkButton to={home} variant="text">
              All invoices
            </LinkButton>
            <Button variant="outlined" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </Box>
        }
      />
      <Loaded
        query={invoice}
        errorTitle="This invoice could not be loaded"
        wayBack={{ to: home, label: 'All invoices' }}
        rowHeight={320}
      >
        {(data) => <Paper invoice={data} />}
      </Loaded>
    </>
  );
}

function Paper({ invoice }: { readonly invoice: Invoice }) {
  const {
    bill_to,
    provider,
    status,
    issued_at,
    due_at,
    paid_at,
    period_start,
    period_end,
    credit_notes: notes,
  } = invoice;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <Facts>
        {bill_to !== null && <Fact term="Bill to">{bill_to}</Fact>}
        <Fact term="Status">{invoiceWords[status]}</Fact>
        <Fact term="Issued">{day(issued_at)}</Fact>
        <Fact term="Period">
          {day(period_start)} – {day(period_end)}
        </Fact>
        {paid_at === null ? (
          <Fact term="Due">
            {day(due_at)}, {provider === 'stripe' ? 'by card' : 'by bank transfer'}
          </Fact>
        ) : (
          <Fact term="Paid">
            <RelativeTime value={paid_at} isDated />
          </Fact>
        )}
        {notes.map(({ _id, number, kind, amount, currency, issued_at: at }) => (
          <Fact key={_id} term={`Credit note ${number}`}>
            {moneyText(amount, currency)} {kind === 'refund' ? 'refunded' : 'credited'}, {day(at)}
          </Fact>
        ))}
      </Facts>
      <ChargeTable charge={invoice} />
    </Box>
  );
}

const day = (iso: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso));

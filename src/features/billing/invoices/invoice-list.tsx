import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { InvoiceSummary } from '../../../../openapi/gen/types.gen.ts';
import { listInvoicesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { invoiceWords } from '../../../capabilities/billing/plan-words.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { readPage } from '../../../components/list-page/list-address.ts';
import { PageNumbers } from '../../../components/list-page/page-numbers.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useBillingPaths } from '../use-billing-paths.ts';

const PAGE_SIZE = 20;

/** The invoices of a customer, the latest first. */
export function InvoiceList() {
  const [search] = useSearchParams();
  const page = readPage(search);
  const invoices = useQuery({
    ...listInvoicesOptions({ query: { page, page_size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title="Invoices">
      <Loaded query={invoices} errorTitle="Your invoices could not be loaded" rows={4} rowHeight={36}>
        {({ items, total }) =>
          total === 0 ? (
            <Typography color="textSecondary">No invoices yet</Typography>
          ) : (
            <>
              <DataTable label="Invoices" columns={COLUMNS} rows={items} keyOf={({ _id }) => _id} />
              <PageNumbers total={total} pageSize={PAGE_SIZE} page={page} isDense />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function InvoiceLink({ invoice: { _id, number } }: { readonly invoice: InvoiceSummary }) {
  return <TextLink to={useBillingPaths().invoice(_id)}>{number}</TextLink>;
}

const COLUMNS: readonly [Column<InvoiceSummary>, ...Column<InvoiceSummary>[]] = [
  {
    name: 'Number',
    cell: (invoice) => <InvoiceLink invoice={invoice} />,
  },
  { name: 'Issued', width: 140, cell: ({ issued_at }) => <RelativeTime value={issued_at} /> },
  { name: 'Status', width: 120, cell: ({ status }) => invoiceWords[status] },
  { name: 'Total', width: 120, isNumber: true, cell: ({ total, currency }) => moneyText(total, currency) },
  {
    name: 'Due by',
    width: 140,
    cell: ({ status, due_at }) => (status === 'open' ? <RelativeTime value={due_at} /> : '–'),
  },
];

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { AdminInvoice, InvoiceStatus } from '../../../../openapi/gen/types.gen.ts';
import { listAllInvoicesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { invoiceWords } from '../../../capabilities/billing/plan-words.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { readPage } from '../../../components/list-page/list-address.ts';
import { PageNumbers } from '../../../components/list-page/page-numbers.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { InvoiceActions } from './invoice-actions.tsx';

const PAGE_SIZE = 50;
const STATUSES = Object.keys(invoiceWords) as InvoiceStatus[];

/** All invoices; who paid by bank transfer is marked here. */
export function InvoicesTab() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const status = STATUSES.find((one) => one === search.get('status'));
  const query = { page, page_size: PAGE_SIZE, ...(status && { status }) };
  const invoices = useQuery({ ...listAllInvoicesOptions({ query }), placeholderData: keepPreviousData });
  const open = invoices.data?.open.map(({ amount, currency }) => moneyText(amount, currency)).join(', ');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {open && `Open: ${open}`}
        </Typography>
        <FilterChoice
          label="Status"
          value={status ?? ''}
          onChange={(to) => setSearch(to ? { status: to } : {})}
        >
          <option value="">All</option>
          <Options of={Object.entries(invoiceWords)} />
        </FilterChoice>
      </Box>
      <Loaded query={invoices} errorTitle="The invoices could not be loaded" rows={8} rowHeight={36}>
        {({ items, total }) => {
          if (total > 0)
            return (
              <>
                <DataTable label="Invoices" columns={COLUMNS} rows={items} keyOf={({ _id }) => _id} />
                <PageNumbers total={total} pageSize={PAGE_SIZE} page={page} isDense />
              </>
            );
          if (status) return <Typography color="textSecondary">No invoice has this status.</Typography>;
          return (
            <EmptyState title="No invoices yet">They appear once a customer chooses a paid plan.</EmptyState>
          );
        }}
      </Loaded>
    </>
  );
}

const COLUMNS: readonly [Column<AdminInvoice>, ...Column<AdminInvoice>[]] = [
  {
    name: 'Number',
    width: 120,
    cell: ({ _id, number }) => <TextLink to={paths.admin.invoice(_id)}>{number}</TextLink>,
  },
  { name: 'Customer', cell: ({ customer }) => customer ?? 'Deleted account' },
  { name: 'Status', width: 112, cell: ({ status }) => invoiceWords[status] },
  { name: 'Issued', width: 112, from: 'lg', cell: ({ issued_at }) => <RelativeTime value={issued_at} /> },
  { name: 'Due by', width: 112, cell: ({ due_at }) => <RelativeTime value={due_at} /> },
  {
    name: 'Total',
    width: 112,
    from: 'xl',
    isNumber: true,
    cell: ({ total, currency }) => moneyText(total, currency),
  },
  { name: 'Due', width: 112, isNumber: true, cell: ({ due, currency }) => moneyText(due, currency) },
  {
    name: 'Refunded',
    width: 112,
    from: 'lg',
    isNumber: true,
    cell: ({ refunded, currency }) => moneyText(refunded, currency),
  },
  { name: 'Actions', width: 160, cell: (invoice) => <InvoiceActions invoice={invoice} /> },
];

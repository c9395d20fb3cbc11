import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Revenue, RevenueMonth } from '../../../../openapi/gen/types.gen.ts';
import { getRevenueOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';

type OfCurrency = Revenue['currencies'][number];

/** What was invoiced, paid and refunded, month by month, in each currency. */
export function RevenueTab() {
  const revenue = useQuery(getRevenueOptions());
  return (
    <Loaded query={revenue} errorTitle="The revenue could not be counted" rows={2} rowHeight={240}>
      {({ currencies }) =>
        currencies.length === 0 ? (
          <EmptyState title="No revenue yet">It appears with the first invoice.</EmptyState>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
            {currencies.map((one) => (
              <CurrencyPanel key={one.currency} of={one} />
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

function CurrencyPanel({ of: { currency, recurring, open, overdue, months } }: { readonly of: OfCurrency }) {
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <Panel title={currency}>
      <Box sx={{ mb: 2, '& dl': { gap: 1 } }}>
        <Facts>
          <Fact term="Recurring a month">{money(recurring)} before tax</Fact>
          <Fact term="Open">
            {money(open)}
            {overdue > 0 && `, ${money(overdue)} overdue`}
          </Fact>
        </Facts>
      </Box>
      <DataTable
        label={`Revenue in ${currency}`}
        columns={columnsOf(money)}
        rows={months}
        keyOf={({ month }) => month}
      />
    </Panel>
  );
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const columnsOf = (
  money: (amount: number) => string,
): readonly [Column<RevenueMonth>, ...Column<RevenueMonth>[]] => [
  { name: 'Month', cell: ({ month }) => monthName(month) },
  { name: 'Invoiced', width: 144, isNumber: true, cell: ({ invoiced }) => money(invoiced) },
  { name: 'Paid', width: 144, isNumber: true, cell: ({ paid }) => money(paid) },
  { name: 'Refunded', width: 144, isNumber: true, cell: ({ refunded }) => money(refunded) },
];

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPlan } from '../../../../openapi/gen/types.gen.ts';
import { listAllPlansOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { priceText } from '../../../capabilities/billing/money-words.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { PlanActions } from '../plans/plan-actions.tsx';
import { audienceWords } from '../plans/plan-audiences.ts';
import { PlanDialog } from '../plans/plan-dialog.tsx';

/** Every version of every plan; a draft is written, published and archived. */
export function SubscriptionPlansPage() {
  const plans = useQuery(listAllPlansOptions());
  const [isNew, setNew] = useState(false);
  return (
    <>
      <PageHeader
        title="Subscription plans"
        actions={
          <Button variant="contained" onClick={() => setNew(true)}>
            New plan
          </Button>
        }
      />
      <Loaded query={plans} errorTitle="The plans could not be loaded" rows={4} rowHeight={36}>
        {({ items }) => <DataTable label="Plans" columns={COLUMNS} rows={items} keyOf={({ _id }) => _id} />}
      </Loaded>
      {isNew && <PlanDialog onClose={() => setNew(false)} />}
    </>
  );
}

const statusWords = { draft: 'Draft', published: 'Published', archived: 'Archived' } as const;
const limit = (value: number | null) => value ?? 'No limit';

const COLUMNS: readonly [Column<AdminPlan>, ...Column<AdminPlan>[]] = [
  { name: 'Plan', cell: ({ name, version }) => `${name}, version ${version}` },
  { name: 'For', width: 104, cell: ({ audience }) => audienceWords[audience] },
  { name: 'Status', width: 96, cell: ({ status }) => statusWords[status] },
  {
    name: 'Price',
    width: 160,
    cell: ({ prices, is_per_seat }) =>
      prices.map((price) => priceText(price, is_per_seat)).join(', ') || 'Free',
  },
  {
    name: 'Interviews',
    width: 88,
    from: 'lg',
    isNumber: true,
    cell: ({ limits }) => limit(limits.interviews),
  },
  {
    name: 'Workspaces',
    width: 96,
    from: 'lg',
    isNumber: true,
    cell: ({ limits }) => limit(limits.workspaces),
  },
  { name: 'Seats', width: 80, from: 'xl', isNumber: true, cell: ({ limits }) => limit(limits.seats) },
  { name: 'Subscribers', width: 96, isNumber: true, cell: ({ subscribers }) => subscribers },
  { name: 'Actions', width: 196, cell: (plan) => <PlanActions plan={plan} /> },
];

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AdminSubscriptionDetails, InvoiceSummary } from '../../../../openapi/gen/types.gen.ts';
import { getSubscriptionOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { invoiceWords, subscriptionWords } from '../../../capabilities/billing/plan-words.ts';
import { UsageMeters } from '../../../capabilities/billing/usage-meters.tsx';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { InvoiceActions } from '../invoices/invoice-actions.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionHistory } from './subscription-history.tsx';
import { costOf, hasEnded } from './subscription-words.ts';

const allSubscriptions = { to: paths.admin.subscriptions, label: 'All subscriptions' };

/** One subscription: what it is, what is used and paid, and what was done to it. */
export function SubscriptionView({ id }: { readonly id: string }) {
  const subscription = useQuery(getSubscriptionOptions({ path: { subscription_id: id } }));
  return (
    <>
      <PageHeader
        title={subscription.data?.customer ?? 'Subscription'}
        actions={
          <LinkButton to={allSubscriptions.to} variant="text" size="small">
            {allSubscriptions.label}
          </LinkButton>
        }
      />
      <Loaded
        query={subscription}
        errorTitle="This subscription could not be loaded"
        wayBack={allSubscriptions}
        rows={3}
        rowHeight={160}
      >
        {(data) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PlanPanel subscription={data} />
            {data.usage.length > 0 && (
              <Panel title="Usage">
                <UsageMeters usage={data.usage} audience={data.audience} />
              </Panel>
            )}
            <Invoices invoices={data.invoices} />
            <SubscriptionHistory id={id} />
          </Box>
        )}
      </Loaded>
    </>
  );
}

function PlanPanel({ subscription }: { readonly subscription: AdminSubscriptionDetails }) {
  const { plan_name, plan_version, status, seats, period_end, cancel_at_period_end, credit, currency } =
    subscription;
  const isEnding = cancel_at_period_end || hasEnded(subscription);
  return (
    <Panel title="Plan" action={<SubscriptionActions subscription={subscription} />}>
      <Box sx={{ '& dl': { gap: 1 } }}>
        <Facts>
          <Fact term="Plan">
            {plan_name}, version {plan_version} · {subscriptionWords[status]}
          </Fact>
          <Fact term="Price">{costOf(subscription)}</Fact>
          <Fact term="Seats">{seats}</Fact>
          <Fact term={isEnding ? 'Ends' : 'Renews'}>
            <RelativeTime value={period_end} isDated />
          </Fact>
          {credit > 0 && currency !== null && <Fact term="Credit">{moneyText(credit, currency)}</Fact>}
        </Facts>
      </Box>
    </Panel>
  );
}

function Invoices({ invoices }: { readonly invoices: readonly InvoiceSummary[] }) {
  return (
    <Panel title="Invoices">
      {invoices.length === 0 ? (
        <Typography color="textSecondary">None yet.</Typography>
      ) : (
        <DataTable label="Invoices" columns={INVOICE_COLUMNS} rows={invoices} keyOf={({ _id }) => _id} />
      )}
    </Panel>
  );
}

const INVOICE_COLUMNS: readonly [Column<InvoiceSummary>, ...Column<InvoiceSummary>[]] = [
  { name: 'Number', cell: ({ _id, number }) => <TextLink to={paths.admin.invoice(_id)}>{number}</TextLink> },
  { name: 'Status', width: 112, cell: ({ status }) => invoiceWords[status] },
  { name: 'Issued', width: 112, from: 'lg', cell: ({ issued_at }) => <RelativeTime value={issued_at} /> },
  { name: 'Due by', width: 112, cell: ({ due_at }) => <RelativeTime value={due_at} /> },
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

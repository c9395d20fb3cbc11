import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { getBillingOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { UsageMeters } from '../../../capabilities/billing/usage-meters.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { InvoiceList } from '../invoices/invoice-list.tsx';
import { InvoiceView } from '../invoices/invoice-view.tsx';
import { PlanPanel } from '../plan-panel.tsx';

/** A company's plan, what is used of it, and its invoices; or one of these. */
export function BillingPage() {
  const [search] = useSearchParams();
  const invoice = search.get('invoice');
  return invoice ? <InvoiceView id={invoice} /> : <WholeBilling />;
}

function WholeBilling() {
  const billing = useQuery(getBillingOptions());
  return (
    <>
      <PageHeader title="Billing" />
      <Stack spacing={2} sx={{ maxWidth: 960 }}>
        <Loaded query={billing} errorTitle="Your plan could not be loaded" rows={2} rowHeight={140}>
          {(data) => (
            <>
              <PlanPanel billing={data} />
              <Panel title="Usage">
                <UsageMeters usage={data.usage} audience={data.plan.audience} />
              </Panel>
            </>
          )}
        </Loaded>
        <InvoiceList />
      </Stack>
    </>
  );
}

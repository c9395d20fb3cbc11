import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { getBillingOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import { UsageMeters } from '../../capabilities/billing/usage-meters.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { CheckoutReturn, usePaymentWait } from './checkout-return.tsx';
import { InvoiceList } from './invoices/invoice-list.tsx';
import { PlanPanel } from './plan-panel.tsx';

/** A plan, what is used of it, and its invoices. */
export function PlanSection() {
  const billing = useQuery({ ...getBillingOptions(), refetchInterval: usePaymentWait() });
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <Loaded query={billing} errorTitle="Your plan could not be loaded" rows={2} rowHeight={140}>
        {(data) => (
          <>
            <CheckoutReturn billing={data} />
            <PlanPanel billing={data} />
            <Panel title="Usage">
              <UsageMeters usage={data.usage} audience={data.plan.audience} />
            </Panel>
          </>
        )}
      </Loaded>
      <InvoiceList />
    </Stack>
  );
}

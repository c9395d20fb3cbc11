import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { getInvoiceOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { InvoiceView } from '../../../capabilities/invoice/invoice-view.tsx';
import { useStores } from '../../../stores/context.tsx';
import { useBillingPaths } from '../use-billing-paths.ts';

/** One of a customer's invoices. A candidate's says nothing of them: it is made out to who reads it. */
export const OwnInvoice = observer(function OwnInvoice({ id }: { readonly id: string }) {
  const { auth } = useStores();
  const { home } = useBillingPaths();
  const query = useQuery(getInvoiceOptions({ path: { invoice_id: id } }));
  return (
    <InvoiceView
      query={query}
      home={home}
      billTo={({ bill_to: company }) => company ?? auth.user?.full_name ?? null}
    />
  );
});

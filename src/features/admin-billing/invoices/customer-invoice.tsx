import { useQuery } from '@tanstack/react-query';
import { getCustomerInvoiceOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { InvoiceView } from '../../../capabilities/invoice/invoice-view.tsx';
import { paths } from '../../../lib/paths.ts';
import { InvoiceActions } from './invoice-actions.tsx';

/** One invoice of a customer, its credit notes, and what can be done with it. */
export function CustomerInvoiceView({ id }: { readonly id: string }) {
  const query = useQuery(getCustomerInvoiceOptions({ path: { invoice_id: id } }));
  return (
    <InvoiceView
      query={query}
      home={paths.admin.billing}
      billTo={({ customer }) => customer}
      actions={(invoice) => <InvoiceActions invoice={invoice} />}
    />
  );
}

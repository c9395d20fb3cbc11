import type { QueryClient } from '@tanstack/react-query';

/** Whatever shows invoices asks for them again. */
export const refetchInvoices = (queries: QueryClient) =>
  Promise.all(
    (['listAllInvoices', 'getCustomerInvoice', 'getSubscription', 'getRevenue'] as const).map((_id) =>
      queries.invalidateQueries({ queryKey: [{ _id }] }),
    ),
  );

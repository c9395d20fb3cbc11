import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { CustomerInvoiceView } from '../invoices/customer-invoice.tsx';
import { InvoicesTab } from '../invoices/invoices-tab.tsx';
import { PaymentsTab } from '../invoices/payments-tab.tsx';
import { RevenueTab } from '../invoices/revenue-tab.tsx';

interface BillingTab extends LinkTab {
  readonly Content: ComponentType;
}

const TABS: readonly [BillingTab, ...BillingTab[]] = [
  { id: 'invoices', label: 'Invoices', Content: InvoicesTab },
  { id: 'revenue', label: 'Revenue', Content: RevenueTab },
  { id: 'payments', label: 'Payments', Content: PaymentsTab },
];

/** What all customers owe and paid, or one of their invoices. */
export function AdminBillingPage() {
  const [search] = useSearchParams();
  const invoice = search.get('invoice');
  return invoice ? <CustomerInvoiceView id={invoice} /> : <AllBilling />;
}

function AllBilling() {
  const selected = useSelectedTab(TABS);
  const { Content } = selected;
  return (
    <>
      <PageHeader title="Billing" />
      <LinkTabs label="Billing" tabs={TABS} selected={selected}>
        <Content />
      </LinkTabs>
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { OwnInvoice } from '../invoices/own-invoice.tsx';
import { PlanSection } from '../plan-section.tsx';

/** A company's plan, what is used of it, and its invoices; or one of these. */
export function BillingPage() {
  const [search] = useSearchParams();
  const invoice = search.get('invoice');
  if (invoice) return <OwnInvoice id={invoice} />;
  return (
    <>
      <PageHeader title="Billing" />
      <PlanSection />
    </>
  );
}

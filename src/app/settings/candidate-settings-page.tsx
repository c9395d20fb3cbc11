import { useSearchParams } from 'react-router-dom';
import { SettingsPage } from '../../features/account/pages/settings-page.tsx';
import { OwnInvoice } from '../../features/billing/invoices/own-invoice.tsx';
import { PlanSection } from '../../features/billing/plan-section.tsx';

const ofCandidates = [{ id: 'plan', label: 'Plan', Section: PlanSection, isWide: true }] as const;

/** A candidate's own account and plan, or one of their invoices. */
export function CandidateSettingsPage() {
  const [search] = useSearchParams();
  const invoice = search.get('invoice');
  return invoice ? <OwnInvoice id={invoice} /> : <SettingsPage more={ofCandidates} />;
}

import type { ReactNode } from 'react';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { AgreementTab } from '../analysis/agreement-tab.tsx';
import { FunnelTab } from '../analysis/funnel-tab.tsx';
import { MonitoringTab } from '../analysis/monitoring-tab.tsx';
import { CompareTab } from '../compare/compare-tab.tsx';
import { ReportsTab } from '../list/reports-tab.tsx';

interface ReportsTabs extends LinkTab {
  readonly show: () => ReactNode;
}

const TABS: readonly [ReportsTabs, ...ReportsTabs[]] = [
  { id: 'reports', label: 'Reports', show: () => <ReportsTab /> },
  { id: 'compare', label: 'Compare', show: () => <CompareTab /> },
  { id: 'funnel', label: 'Funnel', show: () => <FunnelTab /> },
  { id: 'agreement', label: 'Agreement', show: () => <AgreementTab /> },
  { id: 'monitoring', label: 'Monitoring', show: () => <MonitoringTab /> },
];

/** What the interviews of all workspaces came to. */
export function HiringReportsPage() {
  const selected = useSelectedTab(TABS);
  return (
    <>
      <PageHeader title="Reports" />
      <LinkTabs label="Reports" tabs={TABS} selected={selected}>
        {selected.show()}
      </LinkTabs>
    </>
  );
}

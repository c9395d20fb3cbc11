import { lazy, type ReactNode, Suspense } from 'react';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { ReportsTab } from '../list/reports-tab.tsx';

const CompareTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hiring-comparison" */ '../compare/compare-tab.tsx'))
    .CompareTab,
}));
const FunnelTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hiring-analysis" */ '../analysis/funnel-tab.tsx')).FunnelTab,
}));
const AgreementTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hiring-analysis" */ '../analysis/agreement-tab.tsx'))
    .AgreementTab,
}));
const MonitoringTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hiring-analysis" */ '../analysis/monitoring-tab.tsx'))
    .MonitoringTab,
}));

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
        {/* One of each tab: the one before neither stays until this one is there, nor passes on that it failed. */}
        <LoadBoundary key={selected.id} fallback={<p>This tab could not be loaded. Reload the page.</p>}>
          <Suspense fallback={<SkeletonLines rows={8} />}>{selected.show()}</Suspense>
        </LoadBoundary>
      </LinkTabs>
    </>
  );
}

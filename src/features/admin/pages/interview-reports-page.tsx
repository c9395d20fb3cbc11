import type { ComponentType } from 'react';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { DisputesTab } from '../reports/disputes-tab.tsx';
import { EvaluationsTab } from '../reports/evaluations-tab.tsx';
import { ViolationsTab } from '../reports/violations-tab.tsx';

interface ReportsTab extends LinkTab {
  readonly Content: ComponentType;
}

const TABS: readonly [ReportsTab, ...ReportsTab[]] = [
  { id: 'violations', label: 'Violations', Content: ViolationsTab },
  { id: 'disputes', label: 'Disputes', Content: DisputesTab },
  { id: 'evaluations', label: 'Evaluations', Content: EvaluationsTab },
];

/** What people and engines left to administrators. */
export function InterviewReportsPage() {
  const selected = useSelectedTab(TABS);
  const { Content } = selected;
  return (
    <>
      <PageHeader title="Interview reports" />
      <LinkTabs label="Interview reports" tabs={TABS} selected={selected}>
        <Content />
      </LinkTabs>
    </>
  );
}

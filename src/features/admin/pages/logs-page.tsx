import type { ComponentType } from 'react';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { AiTab } from '../logs/ai-tab.tsx';
import { AuditTab } from '../logs/audit-tab.tsx';
import { JobsTab } from '../logs/jobs-tab.tsx';
import { MailTab } from '../logs/mail-tab.tsx';
import { SystemTab } from '../logs/system-tab.tsx';

interface LogTab extends LinkTab {
  readonly Content: ComponentType;
}

const TABS: readonly [LogTab, ...LogTab[]] = [
  { id: 'audit', label: 'Audit', Content: AuditTab },
  { id: 'system', label: 'System', Content: SystemTab },
  { id: 'ai', label: 'AI', Content: AiTab },
  { id: 'mail', label: 'Email', Content: MailTab },
  { id: 'jobs', label: 'Jobs', Content: JobsTab },
];

/** What happened on this installation. */
export function LogsPage() {
  const selected = useSelectedTab(TABS);
  const { Content } = selected;
  return (
    <>
      <PageHeader title="Logs" />
      <LinkTabs label="Logs" tabs={TABS} selected={selected}>
        <Content />
      </LinkTabs>
    </>
  );
}

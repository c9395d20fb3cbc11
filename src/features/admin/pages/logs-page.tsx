import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { AuditTab } from '../logs/audit-tab.tsx';

const TABS = [{ id: 'audit', label: 'Audit', Content: AuditTab }] as const;

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

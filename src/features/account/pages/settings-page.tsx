import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { type SettingsTab, useSettingsTabs } from '../use-settings-tabs.ts';

interface SettingsPageProps {
  /** Of the role alone, behind the others. */
  readonly more?: readonly SettingsTab[];
}

/** The own account, whatever the role: one tab a subject, and the tab in the address. */
export function SettingsPage({ more = [] }: SettingsPageProps) {
  const { pathname } = useLocation();
  const [first, ...others] = useSettingsTabs();
  const tabs = [first, ...others, ...more] as const;
  const tab = useSelectedTab(tabs);
  return (
    <>
      <PageHeader title={pathname === paths.admin.profile ? 'Profile' : 'Settings'} />
      <LinkTabs label="Settings" tabs={tabs} selected={tab}>
        <Stack key={tab.id} spacing={3} sx={{ maxWidth: tab.isWide ? undefined : 720 }}>
          <tab.Section />
        </Stack>
      </LinkTabs>
    </>
  );
}

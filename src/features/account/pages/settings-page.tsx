import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSettingsTabs } from '../use-settings-tabs.ts';

/** The own account, whatever the role: one tab a subject, and the tab in the address. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const tabs = useSettingsTabs();
  const tab = useSelectedTab(tabs);
  return (
    <>
      <PageHeader title={pathname === paths.admin.profile ? 'Profile' : 'Settings'} />
      <LinkTabs label="Settings" tabs={tabs} selected={tab}>
        <Stack key={tab.id} spacing={3} sx={{ maxWidth: 720 }}>
          <tab.Section />
        </Stack>
      </LinkTabs>
    </>
  );
}

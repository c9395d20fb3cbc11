import { useQuery } from '@tanstack/react-query';
import { getInstallationOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { InstallationList } from '../components/installation-list.tsx';
import { installationTabs } from '../installation-rows.ts';

/** How the installation is configured: one tab a subject, and the tab in the address. */
export function AdminSettingsPage() {
  const tab = useSelectedTab(installationTabs);
  const installation = useQuery(getInstallationOptions());
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="Read from the environment of the server. To change something, set its variable and start the server again."
      />
      <LinkTabs label="Settings" tabs={installationTabs} selected={tab}>
        <Loaded query={installation} errorTitle="The settings could not be loaded" rowHeight={240}>
          {(data) => <InstallationList rows={tab.rowsOf(data)} />}
        </Loaded>
      </LinkTabs>
    </>
  );
}

import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { getInstallationOptions, listSettingsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { InstallationList } from '../components/installation-list.tsx';
import { installationTabs } from '../installation-rows.ts';
import { AiSection } from '../settings/ai-section.tsx';
import { FeaturesSection, LimitsSection, RetentionSection } from '../settings/choice-sections.tsx';
import { EmailSection } from '../settings/email-section.tsx';
import { SellerSection } from '../settings/seller-section.tsx';
import { SignInSection } from '../settings/sign-in-section.tsx';

/** How the installation is set up: one tab a subject, and the tab in the address. */
export function AdminSettingsPage() {
  const tab = useSelectedTab(installationTabs);
  const installation = useQuery(getInstallationOptions());
  const settings = useQuery(listSettingsOptions());
  return (
    <>
      <PageHeader title="Settings" />
      <LinkTabs label="Settings" tabs={installationTabs} selected={tab}>
        <Stack spacing={2}>
          {tab.id in forms && (
            <Loaded query={settings} errorTitle="The settings could not be loaded" rowHeight={320}>
              {({ items }) =>
                items.map(
                  (section) =>
                    section.section === tab.id && <SectionForm key={section.section} section={section} />,
                )
              }
            </Loaded>
          )}
          {tab.rowsOf && (
            <Loaded query={installation} errorTitle="The installation could not be described" rowHeight={240}>
              {(data) => <InstallationList rows={tab.rowsOf?.(data) ?? []} />}
            </Loaded>
          )}
        </Stack>
      </LinkTabs>
    </>
  );
}

const forms = {
  ai: AiSection,
  email: EmailSection,
  'sign-in': SignInSection,
  retention: RetentionSection,
  features: FeaturesSection,
  limits: LimitsSection,
  seller: SellerSection,
} as const;

function SectionForm({ section }: { readonly section: SettingsSection }) {
  const Form = forms[section.section];
  return <Form section={section} />;
}

import Box from '@mui/material/Box';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { providerNames } from '../../../lib/provider-names.ts';
import { SecretSetting, SettingsFrame, settingPairs, TextSetting } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** With which other accounts people sign in. */
export function SignInSection({ section }: { readonly section: SettingsSection }) {
  const form = useSettingsForm(section);
  return (
    <Panel title="Sign in with other accounts">
      <SettingsFrame form={form} label="Sign in with other accounts">
        <Box sx={settingPairs}>
          {(['google', 'linkedin'] as const).map((provider) => [
            <TextSetting
              key={`${provider}-id`}
              form={form}
              name={`${provider}_client_id`}
              label={`${providerNames[provider]} client ID`}
              helperText="Empty: off."
            />,
            <SecretSetting
              key={`${provider}-secret`}
              form={form}
              name={`${provider}_client_secret`}
              label={`${providerNames[provider]} client secret`}
            />,
          ])}
        </Box>
      </SettingsFrame>
    </Panel>
  );
}

import Box from '@mui/material/Box';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { providerNames } from '../../../lib/provider-names.ts';
import {
  SecretSetting,
  SettingsGroup,
  SettingsPanel,
  SwitchSetting,
  settingPairs,
  TextSetting,
} from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What sign-in asks of whom, and with which other accounts people sign in. */
export function SignInSection({ section }: { readonly section: SettingsSection }) {
  const form = useSettingsForm(section);
  return (
    <SettingsPanel form={form} title="Sign-in">
      <SettingsGroup title="Require two-factor authentication">
        <SwitchSetting form={form} name="second_factor_admin" label="Of administrators" />
        <SwitchSetting form={form} name="second_factor_recruiter" label="Of recruiters" />
      </SettingsGroup>
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
    </SettingsPanel>
  );
}

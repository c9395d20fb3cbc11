import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { testMail } from '../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';
import { formatNumber } from '../words.ts';
import { SecretSetting, SelectSetting, SettingsPanel, settingPairs, TextSetting } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { useTrial } from './use-trial.ts';

const securities = [
  ['starttls', 'STARTTLS'],
  ['tls', 'TLS'],
  ['none', 'None'],
] as const;

/** Through which server mail is sent, and from whom. */
export function EmailSection({ section }: { readonly section: SettingsSection }) {
  const form = useSettingsForm(section);
  return (
    <Stack spacing={2}>
      <SettingsPanel form={form} title="Email server">
        <Box sx={settingPairs}>
          <TextSetting
            form={form}
            name="smtp_host"
            label="SMTP server"
            helperText="Empty: mail stays in the outbox."
            placeholder="mail.example.com"
          />
          <TextSetting form={form} name="smtp_port" label="Port" />
          <SelectSetting form={form} name="smtp_security" label="Encryption" choices={securities} />
          <span />
          <TextSetting form={form} name="smtp_user" label="User" />
          <SecretSetting form={form} name="smtp_password" label="Password" />
          <TextSetting
            form={form}
            name="mail_from"
            label="From"
            placeholder="Candor <no-reply@candor.example>"
          />
          <TextSetting
            form={form}
            name="support_email"
            label="Replies go to"
            placeholder="help@candor.example"
          />
          <TextSetting
            form={form}
            name="audit_note_email"
            label="Daily audit note goes to"
            helperText="Empty: to all administrators."
            placeholder="audit@candor.example"
          />
        </Box>
      </SettingsPanel>
      {form.text('smtp_host') !== '' && <TestMail draft={form.draft} />}
    </Stack>
  );
}

/** Sends one at once, with what is in the form. */
function TestMail({ draft }: { readonly draft: ReturnType<typeof useSettingsForm>['draft'] }) {
  const { auth } = useStores();
  const [to, setTo] = useState(auth.user?.email ?? '');
  const { isBusy, result, failure, run } = useTrial(
    async () => (await testMail({ ...silent, body: { ...draft(), to }, throwOnError: true })).data,
  );
  return (
    <Panel title="Test">
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <TextFormField
          name="test-to"
          type="email"
          label="Send a test email to"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          autoComplete="email"
        />
        <Box>
          <WaitingButton variant="outlined" busy={isBusy} onClick={() => void run()}>
            {isBusy ? 'Sending' : 'Send test email'}
          </WaitingButton>
        </Box>
        {failure && <Notice tone="error">{failure}</Notice>}
        {result && (
          <Notice tone={result.outcome === 'sent' ? 'info' : 'error'}>
            {result.outcome === 'sent' ? 'Sent' : 'Not sent'} after {formatNumber(result.milliseconds)} ms:{' '}
            {result.answered}
          </Notice>
        )}
      </Stack>
    </Panel>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { findLocalAiOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { testAi } from '../../../api/gen/sdk.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { aiServices, OFF, OTHER, serviceOf } from './ai-services.ts';
import { AiTestResult } from './ai-test-result.tsx';
import { EarlierEngines } from './earlier-engines.tsx';
import { SecretSetting, SettingsPanel, settingPairs, TextSetting } from './setting-fields.tsx';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';
import { useTrial } from './use-trial.ts';

/** Where the language model and speech answer, and whether they do. */
export function AiSection({ section }: { readonly section: SettingsSection }) {
  const form = useSettingsForm(section);
  const test = useTrial(
    async () => (await testAi({ ...silent, body: form.draft(), throwOnError: true })).data,
  );
  const [service, setService] = useState(serviceOf(form.text('base_url')));
  const isLocked = form.variableOf('base_url') !== undefined;
  const choose = (chosen: string) => {
    setService(chosen);
    if (chosen === OFF) form.fill('base_url', '');
    else if (chosen !== OTHER) form.fill('base_url', chosen);
  };
  return (
    <Stack spacing={2}>
      {!isLocked && (
        <LocalOffer isUsed={service !== OFF} onUse={choose} onModel={(name) => form.fill('model', name)} />
      )}
      <SettingsPanel
        form={form}
        title="AI endpoint"
        actions={
          service !== OFF && (
            <WaitingButton variant="outlined" busy={test.isBusy} onClick={() => void test.run()}>
              {test.isBusy ? 'Testing' : 'Test'}
            </WaitingButton>
          )
        }
      >
        {!isLocked && (
          <SelectField
            name="service"
            label="Service"
            value={service}
            onChange={({ target }) => choose(target.value)}
          >
            <Options of={choices} />
          </SelectField>
        )}
        {service !== OFF && <EndpointFields form={form} models={test.result?.models ?? []} />}
      </SettingsPanel>
      {test.failure && <Notice tone="error">{test.failure}</Notice>}
      {test.result && (
        <Panel title="Test">
          <AiTestResult steps={test.result.steps} />
        </Panel>
      )}
      <EarlierEngines />
    </Stack>
  );
}

const choices = [
  [OFF, 'None: the built-in checklist evaluates'],
  ...aiServices.map(([name, url]) => [url, name] as const),
  [OTHER, 'Another OpenAI-compatible endpoint'],
] as const;

interface EndpointFieldsProps {
  readonly form: SettingsForm;
  readonly models: readonly string[];
}

function EndpointFields({ form, models }: EndpointFieldsProps) {
  const model = { form, list: 'ai-models' };
  return (
    <>
      <TextSetting form={form} name="base_url" label="Address" placeholder="https://ai.example/v1" />
      <SecretSetting form={form} name="api_key" label="API key" />
      <Box sx={settingPairs}>
        <TextSetting {...model} name="model" label="Model that evaluates" />
        <TextSetting {...model} name="question_model" label="Model that asks" helperText="Empty: the same." />
        <TextSetting {...model} name="transcription_model" label="Transcription model" />
        <span />
        <TextSetting {...model} name="speech_model" label="Speech model" />
        <TextSetting form={form} name="speech_voice" label="Voice" />
      </Box>
      <datalist id="ai-models">
        {models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface LocalOfferProps {
  readonly isUsed: boolean;
  readonly onUse: (address: string) => void;
  readonly onModel: (name: string) => void;
}

/** An Ollama that answers on the server's machine is offered, and never used unasked. */
function LocalOffer({ isUsed, onUse, onModel }: LocalOfferProps) {
  const { data } = useQuery({ ...findLocalAiOptions(silent), enabled: !isUsed });
  const address = data?.base_url;
  if (isUsed || !address) return null;
  const use = () => {
    onUse(address);
    if (data.models[0]) onModel(data.models[0]);
  };
  return (
    <Notice tone="info">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <span>Ollama answers on this server’s machine.</span>
        <Button variant="outlined" size="small" onClick={use}>
          Fill in Ollama
        </Button>
      </Box>
    </Notice>
  );
}

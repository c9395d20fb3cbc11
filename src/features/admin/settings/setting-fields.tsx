import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { TextAreaField } from '../../../components/form/fields/text-area-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingProps {
  readonly form: SettingsForm;
  readonly name: string;
  readonly label: string;
  readonly helperText?: string;
  /** Names the list of what is offered. */
  readonly list?: string;
  readonly placeholder?: string;
}

/** One line of text; what the environment decides is shown and cannot be changed here. */
export function TextSetting({ form, name, helperText, ...input }: SettingProps) {
  const variable = form.variableOf(name);
  return (
    <TextFormField
      {...form.field(name)}
      {...input}
      value={form.text(name)}
      readOnly={variable !== undefined}
      helperText={variable ? <LockedBy variable={variable} /> : helperText}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

interface LinesSettingProps extends Pick<SettingProps, 'form' | 'name' | 'label'> {
  readonly note: string;
}

/** A text of a few lines; the environment decides none. */
export function LinesSetting({ form, name, ...input }: LinesSettingProps) {
  return (
    <TextAreaField {...form.field(name)} {...input} value={form.text(name)} maxLength={400} minRows={4} />
  );
}

interface SelectSettingProps extends Pick<SettingProps, 'form' | 'name' | 'label'> {
  readonly choices: readonly (readonly [value: string, words: string])[];
}

/** One of a few. */
export function SelectSetting({ form, name, label, choices }: SelectSettingProps) {
  const variable = form.variableOf(name);
  if (variable) return <TextSetting form={form} name={name} label={label} />;
  return (
    <SelectField {...form.field(name)} label={label} value={form.text(name)}>
      <Options of={choices} />
    </SelectField>
  );
}

/** On or off. */
export function SwitchSetting({ form, name, label }: Pick<SettingProps, 'form' | 'name' | 'label'>) {
  return <CheckField {...form.field(name)} label={label} checked={form.values[name] === true} />;
}

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings that answer one question together. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.5 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

const secretWords = {
  set: 'Stored. Leave empty to keep it.',
  not_set: undefined,
  unreadable: 'This server can’t read the stored one. Enter it again.',
} as const;

/** A secret is written and never read back. */
export function SecretSetting({ form, name, ...input }: SettingProps) {
  const variable = form.variableOf(name);
  if (variable) return <TextSetting form={form} name={name} {...input} />;
  const state = form.secretOf(name);
  const removal = form.removalOf(name);
  return (
    <div>
      <TextFormField
        {...form.field(name)}
        {...input}
        type="password"
        value={form.text(name)}
        helperText={secretWords[state]}
        autoComplete="new-password"
        spellCheck={false}
      />
      {state !== 'not_set' && (
        <CheckField
          {...form.field(removal)}
          label={`Remove the stored ${input.label.toLowerCase()}`}
          checked={Boolean(form.values[removal])}
        />
      )}
    </div>
  );
}

function LockedBy({ variable }: { readonly variable: string }) {
  return (
    <>
      Set by <code>{variable}</code>
    </>
  );
}

interface SettingsPanelProps {
  readonly form: SettingsForm;
  readonly title: string;
  /** Beside *Save*. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The settings of a section with the reason for changing them. */
export function SettingsPanel({ form, title, actions, children }: SettingsPanelProps) {
  return (
    <Panel title={title}>
      <Box component="form" noValidate aria-label={title} onSubmit={form.onSubmit} sx={formStyle}>
        <FormFailure summary={form.summary} failure={form.failure} />
        {children}
        <TextFormField
          {...form.field('reason')}
          value={form.text('reason')}
          label="Reason for the change"
          maxLength={500}
          autoComplete="off"
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SubmitButton pending={form.isPending} pendingLabel="Saving">
            Save
          </SubmitButton>
          {actions}
        </Box>
      </Box>
    </Panel>
  );
}

/** Two settings beside each other, where there is room. */
export const settingPairs = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const formStyle = { display: 'grid', gap: 2, maxWidth: 640 } as const;

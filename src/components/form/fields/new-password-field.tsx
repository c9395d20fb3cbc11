import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { PersonalWords } from '../../../lib/password/personal-words.ts';
import { PasswordField } from './password-field.tsx';
import type { PasswordStrengthMeter as Meter } from './password-strength-meter.tsx';
import type { AskIfCommon } from './use-common-password.ts';

/** Kept free while the meter loads, so that nothing below it moves under a click. */
const meterHeight = 39;

/** The meter only advises: where it cannot be loaded the field does without it. */
const PasswordStrengthMeter = lazy<typeof Meter>(() =>
  import(/* webpackChunkName: "password-strength" */ './password-strength-meter.tsx').then(
    (module) => ({ default: module.PasswordStrengthMeter }),
    () => ({ default: () => <Box sx={{ height: meterHeight }} /> }),
  ),
);

type NewPasswordFieldProps = Omit<Parameters<typeof PasswordField>[0], 'label' | 'autoComplete' | 'value'> & {
  value: string;
  label?: string;
  personal: PersonalWords;
  askIfCommon: AskIfCommon;
};

/** A password to be chosen; the meter comes with the first use of the field. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { value, personal, askIfCommon, label = 'Password', ...field } = props;
  const [isUsed, setUsed] = useState(false);
  return (
    <div>
      <PasswordField
        {...field}
        value={value}
        label={label}
        autoComplete="new-password"
        helperText="12 characters or more, of any kind."
        onFocus={() => setUsed(true)}
        required
      />
      {isUsed && (
        <Suspense fallback={<Box sx={{ height: meterHeight }} />}>
          <PasswordStrengthMeter
            password={value}
            personal={personal}
            askIfCommon={askIfCommon}
            isRefused={Boolean(field.error)}
          />
        </Suspense>
      )}
    </div>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { SecondFactorMethod } from '../../../../../openapi/gen/types.gen.ts';
import { CheckField } from '../../../../components/form/fields/check-field.tsx';
import { CodeField } from '../../../../components/form/fields/code-field.tsx';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { blameCode } from '../../../../components/form/six-digits.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { methodWords, proofProblem, tidyProof } from '../../second-factor/second-factor-methods.ts';

interface OtpFormProps {
  method: SecondFactorMethod;
  /** Whether the field takes the focus: the button that led here is gone. */
  takesFocus: boolean;
  isTrusted: boolean;
  onTrust: (isTrusted: boolean) => void;
  send: (code: string) => Promise<void>;
}

/** Takes the code of one method. */
export function OtpForm({ method, takesFocus, isTrusted, onTrust, send }: OtpFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: proofProblem(method, code) }),
    send: ({ code }) => send(tidyProof(method, code)),
    blame: blameCode,
  });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const props = { ...field('code'), value: values.code, ref: input };
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Second factor" onSubmit={onSubmit}>
      <Typography>{methodWords[method].intro}</Typography>
      <FormFailure summary={summary} failure={failure} />
      {method === 'recovery_code' ? (
        <TextFormField
          {...props}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          helperText="Spaces and hyphens do not matter."
          required
        />
      ) : (
        <CodeField {...props} />
      )}
      <CheckField
        name="trust_device"
        label="Trust this device for 30 days"
        checked={isTrusted}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onTrust(target.checked)}
      />
      <SubmitButton pending={isPending} pendingLabel="Verifying">
        Verify
      </SubmitButton>
    </Stack>
  );
}

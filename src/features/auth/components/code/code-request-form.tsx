import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { emailProblem } from '../../../../lib/fields/email-problem.ts';
import type { CodePurpose } from '../../verification/code-page.ts';
import { useSendCode } from '../../verification/use-send-code.ts';

interface CodeRequestFormProps {
  purpose: CodePurpose;
  /** The form's name. */
  label: string;
  submitLabel: string;
  /** What is known of the address already. */
  email: string;
  helperText?: string;
  /** Stands above the field. */
  children?: ReactNode;
}

/** Asks for the address and sends a code to it. */
export function CodeRequestForm({ purpose, label, submitLabel, email, ...rest }: CodeRequestFormProps) {
  const sendCode = useSendCode(purpose);
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { email },
    check: (typed) => ({ email: emailProblem(typed.email) }),
    send: (typed) => sendCode(typed.email.trim()),
  });
  return (
    <Stack component="form" method="post" spacing={2.5} noValidate aria-label={label} onSubmit={onSubmit}>
      {rest.children}
      <FormFailure summary={summary} failure={failure} />
      <TextFormField
        {...field('email')}
        value={values.email}
        label="Email"
        type="email"
        autoComplete="email"
        helperText={rest.helperText}
        required
      />
      <SubmitButton pending={isPending} pendingLabel="Sending">
        {submitLabel}
      </SubmitButton>
    </Stack>
  );
}

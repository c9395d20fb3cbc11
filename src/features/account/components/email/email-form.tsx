import Stack from '@mui/material/Stack';
import { requestEmailChange } from '../../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { emailProblem } from '../../../../lib/fields/email-problem.ts';
import { OwnerFormFailure } from '../owner/owner-form-failure.tsx';
import { OwnerPasswordField } from '../owner/owner-password-field.tsx';
import { reauthentication, reauthenticationProblem } from '../owner/reauthentication.ts';

interface EmailFormProps {
  readonly hasPassword: boolean;
  readonly onAsked: () => Promise<void>;
}

/** Asks for another address; a code goes to it. */
export function EmailForm({ hasPassword, onAsked }: EmailFormProps) {
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { email: '', current_password: '' },
    check: (typed) => ({
      email: emailProblem(typed.email),
      current_password: reauthenticationProblem(hasPassword, typed.current_password),
    }),
    send: async (typed) => {
      const body = { email: typed.email.trim(), ...reauthentication(hasPassword, typed.current_password) };
      await requestEmailChange({ body });
      await onAsked();
    },
  });
  return (
    <Stack component="form" spacing={2} noValidate aria-label="Change the email address" onSubmit={onSubmit}>
      <OwnerFormFailure summary={summary} failure={failure} />
      <TextFormField
        {...field('email')}
        value={values.email}
        label="New email"
        type="email"
        autoComplete="email"
        helperText="We send a code to this address. Until you enter it, nothing changes."
        required
      />
      <OwnerPasswordField
        {...field('current_password')}
        value={values.current_password}
        hasPassword={hasPassword}
      />
      <SubmitButton pending={isPending} pendingLabel="Sending" sx={{ alignSelf: 'flex-start' }}>
        Send the code
      </SubmitButton>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PasswordField } from '../../../../components/form/fields/password-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';

interface LinkAccountFormProps {
  /** Why the password is asked for, as the server says it. */
  text: string;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** The password of the account that has the provider's address already; it is asked for this once (D26). */
export function LinkAccountForm({ text, send, onCancel }: LinkAccountFormProps) {
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? 'Enter your password.' : undefined }),
    send: ({ password }) => send(password),
  });
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Link your account" onSubmit={onSubmit}>
      <Typography role="status">{text}</Typography>
      <FormFailure summary={summary} failure={failure} />
      <PasswordField
        {...field('password')}
        value={values.password}
        label="Password"
        autoComplete="current-password"
        helperText="Of the account you have here already."
        required
      />
      <SubmitButton pending={isPending} pendingLabel="Signing in">
        Link and sign in
      </SubmitButton>
      <Button variant="text" onClick={onCancel}>
        Sign in another way
      </Button>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addPasskey, startPasskeyRegistration } from '../../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { describeBrowser } from '../../../../lib/describe-browser.ts';
import { invisibleProblem } from '../../../../lib/fields/short-text-problem.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { DialogForm } from '../dialog-form.tsx';
import { DialogShell } from '../dialog-shell.tsx';
import { OwnerFormFailure } from '../owner/owner-form-failure.tsx';
import { OwnerPasswordField } from '../owner/owner-password-field.tsx';
import { reauthentication, reauthenticationProblem } from '../owner/reauthentication.ts';
import { createPasskey } from './create-passkey.ts';

interface AddPasskeyDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter a name.';
  return name.length > 60 ? 'Use at most 60 characters.' : invisibleProblem(name);
}

/** Password and name, then the browser's own dialog; cancelling that one leaves this one open. */
export function AddPasskeyDialog({ hasPassword, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey(onClose);
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { current_password: '', name: describeBrowser(navigator.userAgent) },
    check: (typed) => ({
      current_password: reauthenticationProblem(hasPassword, typed.current_password),
      name: nameProblem(typed.name.trim()),
    }),
    send: (typed) => add(typed.name.trim(), reauthentication(hasPassword, typed.current_password)),
  });
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <SubmitButton size="medium" pending={isPending} pendingLabel="Waiting for your device">
        Continue
      </SubmitButton>
    </>
  );
  return (
    <DialogShell onClose={onClose}>
      <DialogForm title="Add a passkey" onSubmit={onSubmit} actions={actions}>
        <Typography>Your browser asks next where to keep it, and who you are.</Typography>
        <OwnerFormFailure summary={summary} failure={failure} />
        <OwnerPasswordField
          {...field('current_password')}
          value={values.current_password}
          hasPassword={hasPassword}
          autoFocus
        />
        <TextFormField
          {...field('name')}
          value={values.name}
          label="Name"
          autoComplete="off"
          helperText="To tell it from your other passkeys."
          required
        />
      </DialogForm>
    </DialogShell>
  );
}

function useAddPasskey(onAdded: () => void) {
  const { notifications } = useStores();
  const accountChanged = useAccountChanged();
  return async (name: string, proof: ReturnType<typeof reauthentication>): Promise<void> => {
    const { data: challenge } = await startPasskeyRegistration({ body: proof });
    const credential = await createPasskey(challenge.options);
    if (!credential) return;
    await addPasskey({ body: { challenge_id: challenge.challenge_id, name, credential } });
    notifications.success(`You can sign in with “${name}” from now on.`, 'Passkey added');
    await accountChanged();
    onAdded();
  };
}

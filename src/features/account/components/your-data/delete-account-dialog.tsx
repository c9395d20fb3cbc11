import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deleteCandidateAccount } from '../../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { useStores } from '../../../../stores/context.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { DialogShell } from '../dialog-shell.tsx';
import { OwnerFormFailure } from '../owner/owner-form-failure.tsx';
import { OwnerPasswordField } from '../owner/owner-password-field.tsx';
import { reauthentication, reauthenticationProblem } from '../owner/reauthentication.ts';

interface DeleteAccountDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Asks for the own address and the password, and deletes the account. */
export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const { auth } = useStores();
  const own = auth.user?.email ?? '';
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { email: '', current_password: '' },
    check: ({ email, current_password }) => ({
      email: isSame(email, own) ? undefined : `Enter your address, ${own}, to confirm.`,
      current_password: reauthenticationProblem(hasPassword, current_password),
    }),
    send: async ({ email, current_password }) => {
      const body = { ...reauthentication(hasPassword, current_password), email };
      await deleteCandidateAccount({ body });
      auth.logout('account-gone');
    },
  });
  const actions = (
    <>
      <Button autoFocus onClick={onClose}>
        Keep my account
      </Button>
      <SubmitButton size="medium" color="error" pending={isPending} pendingLabel="Deleting">
        Delete for good
      </SubmitButton>
    </>
  );
  return (
    <DialogShell onClose={onClose} isDestructive>
      <DialogForm title="Delete your account" onSubmit={onSubmit} actions={actions}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          This deletes everything we hold about you and can’t be undone. Enter your email address, {own}, to
          confirm.
        </Typography>
        <OwnerFormFailure summary={summary} failure={failure} />
        <TextFormField
          {...field('email')}
          value={values.email}
          label="Your email address"
          type="email"
          autoComplete="off"
          required
        />
        <OwnerPasswordField
          {...field('current_password')}
          value={values.current_password}
          hasPassword={hasPassword}
        />
      </DialogForm>
    </DialogShell>
  );
}

const isSame = (typed: string, own: string) => typed.trim().toLowerCase() === own.toLowerCase();

import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { askIfCommon } from '../../../../api/ask-if-common.ts';
import { changePassword } from '../../../../api/gen/sdk.gen.ts';
import { NewPasswordField } from '../../../../components/form/fields/new-password-field.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { passwordRefusal } from '../../../../lib/password/password-refusal.ts';
import { useStores } from '../../../../stores/context.tsx';
import { OwnerFormFailure } from '../owner/owner-form-failure.tsx';
import { OwnerPasswordField } from '../owner/owner-password-field.tsx';
import { reauthentication, reauthenticationProblem } from '../owner/reauthentication.ts';

interface PasswordFormProps {
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

/** The former password, where there is one, and the new one. */
export const PasswordForm = observer(function PasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
  const { auth } = useStores();
  const email = auth.user?.email ?? '';
  const personal = { fullName: auth.user?.full_name ?? '', email };
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { current_password: '', new_password: '' },
    check: (typed) => ({
      current_password: reauthenticationProblem(hasPassword, typed.current_password),
      new_password: passwordRefusal(typed.new_password, personal) ?? undefined,
    }),
    send: async ({ current_password, new_password }) => {
      const body = { new_password, ...reauthentication(hasPassword, current_password) };
      await changePassword({ body });
      onChanged();
    },
  });
  return (
    <Stack component="form" spacing={2} useFlexGap noValidate aria-label="Password" onSubmit={onSubmit}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <OwnerFormFailure summary={summary} failure={failure} />
      <OwnerPasswordField
        {...field('current_password')}
        value={values.current_password}
        hasPassword={hasPassword}
      />
      <NewPasswordField
        label="New password"
        {...field('new_password')}
        value={values.new_password}
        personal={personal}
        askIfCommon={askIfCommon}
      />
      <SubmitButton pending={isPending} pendingLabel="Saving" sx={{ alignSelf: 'flex-start' }}>
        {hasPassword ? 'Change password' : 'Set password'}
      </SubmitButton>
    </Stack>
  );
});

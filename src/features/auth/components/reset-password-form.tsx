import Stack from '@mui/material/Stack';
import { askIfCommon } from '../../../api/ask-if-common.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { CodeField } from '../../../components/form/fields/code-field.tsx';
import { NewPasswordField } from '../../../components/form/fields/new-password-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { blameCode, codeProblem } from '../../../components/form/six-digits.ts';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { unlessOver } from '../../../components/form/unless-over.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { tidyCode } from '../../../lib/fields/verification-code.ts';
import { passwordRefusal } from '../../../lib/password/password-refusal.ts';
import { useResetPassword } from '../password/use-reset-password.ts';

interface ResetPasswordFormProps {
  challenge: string;
  email: string;
  /** The code of the mail's link. */
  linkedCode: string | null;
  /** The challenge can no longer be met; `text` says why. */
  onOver: (text: string) => void;
}

/** The code of the mail and the new password. */
export function ResetPasswordForm({ challenge, email, linkedCode, onOver }: ResetPasswordFormProps) {
  const reset = useResetPassword(email);
  const personal = { fullName: '', email };
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { code: linkedCode ?? '', password: '', sign_out_others: true },
    check: ({ code, password }) => ({
      code: codeProblem(code, 'the mail'),
      password: passwordRefusal(password, personal) ?? undefined,
    }),
    send: ({ code, ...rest }) =>
      unlessOver(() => reset({ challenge_id: challenge, code: tidyCode(code), ...rest }), onOver),
    blame: blameCode,
  });
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label="Reset your password" onSubmit={onSubmit}>
      <FormFailure summary={summary} failure={failure} />
      <CodeField {...field('code')} value={values.code} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        {...field('password')}
        value={values.password}
        personal={personal}
        askIfCommon={askIfCommon}
      />
      <CheckField
        {...field('sign_out_others')}
        checked={values.sign_out_others}
        label="Log out my other devices"
      />
      <SubmitButton pending={isPending} pendingLabel="Saving">
        Set new password
      </SubmitButton>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Credentials } from '../../../../../openapi/gen/types.gen.ts';
import { login } from '../../../../api/gen/sdk.gen.ts';
import { inOwnZone } from '../../../../api/in-own-zone.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { PasswordField } from '../../../../components/form/fields/password-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { LoadBoundary } from '../../../../components/load-boundary.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { emailOfState } from '../../sign-in/login-state.ts';
import { useReturnPath } from '../../sign-in/use-return-path.ts';
import { useSignIn } from '../../sign-in/use-sign-in.ts';
import { isUnverified } from '../../verification/verification-refusals.ts';

/** Downloaded with the refusal that it is about: the sign-in page has no room to spare. */
const UnverifiedNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "unverified" */ './unverified-notice.tsx')).UnverifiedNotice,
}));

interface LoginValues extends Record<string, string> {
  email: string;
  password: string;
}

const check = ({ email, password }: LoginValues) => ({
  email: email.trim() === '' ? 'Enter your email address.' : undefined,
  password: password === '' ? 'Enter your password.' : undefined,
});

/**
 * E-mail and password; what the server refuses is said here and nowhere else (D15). Once signed in, the
 * route's guest guard leads on to where the person came from, or to the home of their role (D8, D22).
 * With a `scope` only accounts of that role are let in.
 */
export function LoginForm({ scope }: Pick<Credentials, 'scope'>) {
  const signIn = useSignIn();
  const next = useReturnPath();
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { email: emailOfState(useLocation().state), password: '' },
    check,
    send: async ({ email, password }) => {
      const body = { username: email.trim(), password, ...(scope && { scope }) };
      await signIn(async () => (await login({ ...inOwnZone(), body })).data);
    },
  });

  return (
    <Stack component="form" method="post" spacing={2.5} noValidate aria-label="Sign in" onSubmit={onSubmit}>
      {failure && isUnverified(failure) ? (
        <LoadBoundary fallback={<FormFailure summary={summary} failure={failure} />}>
          <Suspense>
            <UnverifiedNotice text={failure.text} email={values.email.trim()} />
          </Suspense>
        </LoadBoundary>
      ) : (
        <FormFailure summary={summary} failure={failure} />
      )}
      <TextFormField
        {...field('email')}
        value={values.email}
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...field('password')}
        value={values.password}
        label="Password"
        autoComplete="current-password"
        required
      />
      <SubmitButton pending={isPending} pendingLabel="Signing in">
        Sign in
      </SubmitButton>
      <TextLink
        to={paths.auth.forgotPassword({ next })}
        state={{ email: values.email.trim() }}
        sx={{ alignSelf: 'center', py: 1.25 }}
      >
        Forgot your password?
      </TextLink>
    </Stack>
  );
}

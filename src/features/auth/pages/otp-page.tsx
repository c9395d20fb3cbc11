import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { SecondFactorPanel } from '../components/second-factor-panel.tsx';
import { methodsOf } from '../second-factor/second-factor-methods.ts';

/** /auth/otp: the second factor of a sign-in; once it is met, the login page leads on (D8, D22). */
export const OtpPage = observer(function OtpPage() {
  const { auth } = useStores();
  const [params] = useSearchParams();
  // The challenge that can no longer be met.
  const [over, setOver] = useState<string | null>(null);
  const challenge = params.get('challenge') ?? '';
  const login = params.get('from') === 'admin' ? paths.auth.adminLogin : paths.auth.login;
  const toLogin = login({ next: params.get('next') ?? undefined });

  if (auth.isAuthenticated) return <Navigate to={toLogin} replace />;
  if (challenge === '')
    return <SignInFirst to={toLogin} text="Sign in first; then you are asked for the code." />;
  if (over === challenge) return <SignInFirst to={toLogin} text="This sign-in is over. Sign in again." />;
  return (
    <SecondFactorPanel
      key={challenge}
      challenge={challenge}
      methods={methodsOf(params.get('methods') ?? '')}
      onOver={() => setOver(challenge)}
    />
  );
});

/** There is no sign-in under way that a code could finish. */
function SignInFirst({ to, text }: { to: string; text: string }) {
  return (
    <Stack spacing={3}>
      <Notice tone="warning">{text}</Notice>
      <LinkButton to={to} variant="contained" size="large">
        Back to sign in
      </LinkButton>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { type Ref, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Landing } from '../components/code/landing.tsx';
import { SecondFactorPanel } from '../components/code/second-factor-panel.tsx';
import { methodsOf } from '../second-factor/second-factor-methods.ts';
import { useReturnPath } from '../sign-in/use-return-path.ts';

/** /auth/otp: the second factor of a sign-in; once it is met, the login page leads on (D8, D22). */
export const OtpPage = observer(function OtpPage() {
  const { auth } = useStores();
  const [params] = useSearchParams();
  // The challenge that can no longer be met.
  const [over, setOver] = useState<string | null>(null);
  const challenge = params.get('challenge') ?? '';
  const login = params.get('from') === 'admin' ? paths.auth.adminLogin : paths.auth.login;
  const toLogin = login({ next: useReturnPath() });
  const text = whyNotHere(challenge, over);
  const notice = useFocusOnChange(text);

  if (auth.isAuthenticated) return <Navigate to={toLogin} replace />;
  if (text !== null) return <SignInFirst ref={notice} to={toLogin} text={text} />;
  return (
    <Stack spacing={1}>
      <SecondFactorPanel
        key={challenge}
        challenge={challenge}
        methods={methodsOf(params.get('methods') ?? '')}
        onOver={() => setOver(challenge)}
      />
      <TextLink to={toLogin} sx={{ alignSelf: 'center', py: 1.25 }}>
        Back to sign in
      </TextLink>
    </Stack>
  );
});

/** Why there is no sign-in under way that a code could finish, or null where there is one. */
function whyNotHere(challenge: string, over: string | null): string | null {
  if (challenge === '') return 'Sign in first; then you are asked for the code.';
  return over === challenge ? 'This sign-in is over. Sign in again.' : null;
}

/** Leads back to where a sign-in begins. */
function SignInFirst({ ref, to, text }: { ref: Ref<HTMLDivElement>; to: string; text: string }) {
  return (
    <Stack spacing={3}>
      <Landing ref={ref}>
        <Notice tone="warning">{text}</Notice>
      </Landing>
      <LinkButton to={to} variant="contained" size="large">
        Back to sign in
      </LinkButton>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';
import { useStores } from '../../../stores/context.tsx';
import { ArrivalNotice } from '../components/login/arrival-notice.tsx';
import { LoginFooter } from '../components/login/login-footer.tsx';
import { LoginForm } from '../components/login/login-form.tsx';
import { OtherWays } from '../components/login/other-ways.tsx';
import { SigningIn } from '../components/login/signing-in.tsx';
import type { SocialEnd } from '../social/finish-social-login.ts';
import { useSocialReturn } from '../social/use-social-return.ts';

const SocialReturnPanel = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "social-login" */ '../components/login/social-return-panel.tsx')
  ).SocialReturnPanel,
}));

/** /auth/login: sign in, and go back to where one came from; a provider sends people back here, too. */
export function LoginPage() {
  const { socialProviders } = useStores();
  const { answer, forget } = useSocialReturn();
  const forms = useFocusOnChange(answer);
  const [socialEnd, setSocialEnd] = useState<SocialEnd | null>(null);

  if (answer) {
    const end = (why: SocialEnd | null) => {
      setSocialEnd(why);
      forget();
    };
    return (
      <Suspense fallback={<SigningIn />}>
        <SocialReturnPanel answer={answer} onEnd={end} />
      </Suspense>
    );
  }
  return (
    <Stack ref={forms} tabIndex={-1} spacing={3} useFlexGap sx={{ outline: 'none' }}>
      <ArrivalNotice />
      {socialEnd && <Notice tone={socialEnd.tone}>{socialEnd.text}</Notice>}
      <LoginForm />
      <OtherWays providers={socialProviders} />
      <LoginFooter />
    </Stack>
  );
}

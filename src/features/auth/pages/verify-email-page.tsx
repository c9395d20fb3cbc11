import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { AnotherCode } from '../components/code/another-code.tsx';
import { CodeForm } from '../components/code/code-form.tsx';
import { NewCodeForm } from '../components/code/new-code-form.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { useReturnPath } from '../sign-in/use-return-path.ts';
import { useCodePage } from '../verification/use-code-page.ts';

/** /auth/verify-email: enter the code of the mail, or arrive with it by the mail's link. */
export const VerifyEmailPage = observer(function VerifyEmailPage() {
  const { user } = useStores().auth;
  const { challenge, email, linkedCode, overText, onOver } = useCodePage();
  const isWithoutCode = challenge === '' || overText !== null;
  const intro = useFocusOnChange(isWithoutCode);

  if (user?.is_verified && user.email === email) return <VerifiedInAnotherTab />;
  if (isWithoutCode) return <NewCodeForm introRef={intro} email={email} reason={overText} />;
  return (
    <Stack spacing={3}>
      <CodeForm
        key={`${challenge} ${linkedCode}`}
        introRef={intro}
        challenge={challenge}
        email={email}
        linkedCode={linkedCode}
        onOver={onOver}
      />
      <AnotherCode purpose="verify-email" email={email} condition="waits for one" />
      <SignInFooter question="Already verified?" />
    </Stack>
  );
});

/** The mail's link was opened beside this page, which may go on all the same. */
function VerifiedInAnotherTab() {
  const next = useReturnPath();
  return (
    <Stack spacing={3}>
      <Notice tone="info">Email verified. You’re signed in.</Notice>
      <LinkButton to={paths.auth.login({ next })} variant="contained" size="large">
        Continue
      </LinkButton>
    </Stack>
  );
}

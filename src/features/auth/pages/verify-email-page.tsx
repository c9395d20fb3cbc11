import Stack from '@mui/material/Stack';
import { AnotherCode } from '../components/code/another-code.tsx';
import { CodeForm } from '../components/code/code-form.tsx';
import { NewCodeForm } from '../components/code/new-code-form.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { useFocusOnChange } from '../use-focus-on-change.ts';
import { useCodePage } from '../verification/use-code-page.ts';

/** /auth/verify-email: enter the code of the mail, or arrive with it by the mail's link. */
export function VerifyEmailPage() {
  const { challenge, email, linkedCode, overText, onOver } = useCodePage();
  const isWithoutCode = challenge === '' || overText !== null;
  const intro = useFocusOnChange(isWithoutCode);

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
}

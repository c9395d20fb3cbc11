import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';
import { AnotherCode } from '../components/code/another-code.tsx';
import { NoCodeNotice } from '../components/code/no-code-notice.tsx';
import { ResetPasswordForm } from '../components/reset-password-form.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { useCodePage } from '../verification/use-code-page.ts';

/** /auth/reset-password: the code of the mail, or its link, and a new password. */
export function ResetPasswordPage() {
  const { challenge, email, linkedCode, overText, onOver } = useCodePage();

  const text = challenge === '' ? 'Ask for a code first.' : overText;
  const notice = useFocusOnChange(text);

  if (text !== null) return <NoCodeNotice ref={notice} email={email} text={text} />;
  return (
    <Stack spacing={3}>
      {/* However long the address is, the card keeps the width of a phone. */}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {linkedCode === null ? (
          <>
            If {email === '' ? 'the address' : <strong>{email}</strong>} has an account, a code is on its way
            to it. It works for 10 minutes.
          </>
        ) : (
          <>Choose a password for {email === '' ? 'your account' : <strong>{email}</strong>}.</>
        )}
      </Typography>
      <ResetPasswordForm challenge={challenge} email={email} linkedCode={linkedCode} onOver={onOver} />
      <AnotherCode purpose="reset-password" email={email} condition="has an account" />
      <SignInFooter question="Remembered it?" />
    </Stack>
  );
}

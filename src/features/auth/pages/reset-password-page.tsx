import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { AnotherCode } from '../components/another-code.tsx';
import { ResetPasswordForm } from '../components/reset-password-form.tsx';
import { useCodePage } from '../verification/use-code-page.ts';

/** /auth/reset-password: the code of the mail, or its link, and a new password. */
export function ResetPasswordPage() {
  const { challenge, email, linkedCode, overText, onOver } = useCodePage();

  if (challenge === '') return <AskAnew email={email} text="Ask for a code first." />;
  if (overText !== null) return <AskAnew email={email} text={overText} />;
  return (
    <Stack spacing={3}>
      {/* However long the address is, the card keeps the width of a phone. */}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        If {email === '' ? 'the address' : <strong>{email}</strong>} has an account, a code is on its way to
        it. It works for 10 minutes.
      </Typography>
      <ResetPasswordForm challenge={challenge} email={email} linkedCode={linkedCode} onOver={onOver} />
      <AnotherCode purpose="reset-password" email={email} condition="has an account" />
    </Stack>
  );
}

/** Without a code that works there is nothing to reset here. */
function AskAnew({ email, text }: { email: string; text: string }) {
  return (
    <Stack spacing={3}>
      <Notice tone="warning">{text}</Notice>
      <LinkButton to={paths.auth.forgotPassword} state={{ email }} variant="contained" size="large">
        Get a new code
      </LinkButton>
    </Stack>
  );
}

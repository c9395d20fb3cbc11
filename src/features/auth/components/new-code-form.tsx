import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Notice } from '../../../components/notice.tsx';
import { CodeRequestForm } from './code-request-form.tsx';
import { SignInFooter } from './sign-in-footer.tsx';

interface NewCodeFormProps {
  email: string;
  /** Why the code there was cannot be used any more. */
  reason: string | null;
}

/** A new code for an address that waits to be verified. */
export function NewCodeForm({ email, reason }: NewCodeFormProps) {
  return (
    <Stack spacing={2.5}>
      <CodeRequestForm
        purpose="verify-email"
        label="Get a new code"
        submitLabel="Send a new code"
        email={email}
        helperText="The address you registered with."
      >
        {reason && <Notice tone="warning">{reason}</Notice>}
        <Typography>We send a new code if the address is waiting to be verified.</Typography>
      </CodeRequestForm>
      <SignInFooter question="Already verified?" />
    </Stack>
  );
}

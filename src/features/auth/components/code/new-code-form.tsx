import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Notice } from '../../../../components/notice.tsx';
import { SignInFooter } from '../sign-in-footer.tsx';
import { CodeRequestForm } from './code-request-form.tsx';
import { Landing } from './landing.tsx';

interface NewCodeFormProps {
  introRef: Ref<HTMLDivElement>;
  email: string;
  /** Why the code there was cannot be used any more. */
  reason: string | null;
}

/** A new code for an address that waits to be verified. */
export function NewCodeForm({ introRef, email, reason }: NewCodeFormProps) {
  return (
    <Stack spacing={2.5}>
      <CodeRequestForm
        purpose="verify-email"
        label="Get a new code"
        submitLabel="Send a new code"
        email={email}
        helperText="The address you registered with."
      >
        <Landing ref={introRef}>
          {reason && <Notice tone="warning">{reason}</Notice>}
          <Typography sx={{ mt: reason ? 2.5 : 0 }}>
            We send a new code if the address is waiting to be verified.
          </Typography>
        </Landing>
      </CodeRequestForm>
      <SignInFooter question="Already verified?" />
    </Stack>
  );
}

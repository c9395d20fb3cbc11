import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { CodeRequestForm } from '../components/code/code-request-form.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { emailOfState } from '../sign-in/login-state.ts';

/** /auth/forgot-password: asks for a code; the answer never tells whether the address is known. */
export function ForgotPasswordPage() {
  const { state } = useLocation();
  return (
    <Stack spacing={3}>
      <CodeRequestForm
        purpose="reset-password"
        label="Reset your password"
        submitLabel="Send the code"
        email={emailOfState(state)}
      />
      <SignInFooter question="Remembered it?" />
    </Stack>
  );
}

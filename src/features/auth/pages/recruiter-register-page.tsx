import Stack from '@mui/material/Stack';
import { RecruiterRegisterForm } from '../components/register/recruiter-register-form.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';

/** /auth/recruiter/register: ask for a recruiter's account. */
export function RecruiterRegisterPage() {
  return (
    <Stack spacing={3}>
      <RecruiterRegisterForm />
      <SignInFooter />
    </Stack>
  );
}

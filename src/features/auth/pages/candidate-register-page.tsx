import Stack from '@mui/material/Stack';
import { CandidateRegisterForm } from '../components/register/candidate-register-form.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';

/** /auth/candidate/register: ask for a candidate's account. */
export function CandidateRegisterPage() {
  return (
    <Stack spacing={3}>
      <CandidateRegisterForm />
      <SignInFooter />
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { useForm } from '../../../components/form/use-form.ts';
import { PersonFields } from '../components/register/person-fields.tsx';
import { RegistrationForm } from '../components/register/registration-form.tsx';
import { SecretAndTermsFields } from '../components/register/secret-and-terms-fields.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { candidateOf, checkPerson, noPerson } from '../registration/registration.ts';
import { useRegister } from '../registration/use-register.ts';

/** /auth/candidate/register: ask for a candidate's account. */
export function CandidateRegisterPage() {
  return (
    <Stack spacing={3}>
      <CandidateRegisterForm />
      <SignInFooter />
    </Stack>
  );
}

/** Name, email, password and the terms of a new candidate. */
function CandidateRegisterForm() {
  const register = useRegister();
  const { values, field, ...form } = useForm({
    initial: noPerson,
    check: checkPerson,
    send: (typed) => register(candidateOf(typed)),
  });
  return (
    <RegistrationForm label="Create candidate account" {...form}>
      <PersonFields values={values} field={field} />
      <SecretAndTermsFields values={values} field={field} />
    </RegistrationForm>
  );
}

import Stack from '@mui/material/Stack';
import { CompanyFields } from '../../../components/form/fields/company-fields.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { PersonFields } from '../components/register/person-fields.tsx';
import { RegistrationForm } from '../components/register/registration-form.tsx';
import { SecretAndTermsFields } from '../components/register/secret-and-terms-fields.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import { checkRecruiter, companyFormOf, noRecruiter, recruiterOf } from '../registration/registration.ts';
import { useRegister } from '../registration/use-register.ts';

/** /auth/recruiter/register: ask for a recruiter's account. */
export function RecruiterRegisterPage() {
  return (
    <Stack spacing={3}>
      <RecruiterRegisterForm />
      <SignInFooter />
    </Stack>
  );
}

/** Name, e-mail, company, password and the terms of a new recruiter. */
function RecruiterRegisterForm() {
  const register = useRegister();
  const { values, field, ...form } = useForm({
    initial: noRecruiter,
    check: checkRecruiter,
    send: (typed) => register(recruiterOf(typed)),
  });
  return (
    <RegistrationForm label="Create recruiter account" {...form}>
      <PersonFields values={values} field={field} />
      <CompanyFields values={companyFormOf(values)} field={(name) => field(`company.${name}`)} />
      <SecretAndTermsFields values={values} field={field} />
    </RegistrationForm>
  );
}

import { CompanyFields } from '../../../../components/form/fields/company-fields.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { checkRecruiter, companyFormOf, noRecruiter, recruiterOf } from '../../registration/registration.ts';
import { useRegister } from '../../registration/use-register.ts';
import { PersonFields } from './person-fields.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SecretAndTermsFields } from './secret-and-terms-fields.tsx';

/** Name, e-mail, company, password and the terms of a new recruiter. */
export function RecruiterRegisterForm() {
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

import { useForm } from '../../../../components/form/use-form.ts';
import { candidateOf, checkPerson, noPerson } from '../../registration/registration.ts';
import { useRegister } from '../../registration/use-register.ts';
import { PersonFields } from './person-fields.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SecretAndTermsFields } from './secret-and-terms-fields.tsx';

/** Name, e-mail, password and the terms of a new candidate. */
export function CandidateRegisterForm() {
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

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { JoinOffer } from '../../../../openapi/gen/types.gen.ts';
import { CompanyFields } from '../../../components/form/fields/company-fields.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { joinLink } from '../../../stores/kept-link.ts';
import { PersonFields } from '../components/register/person-fields.tsx';
import { RegistrationForm } from '../components/register/registration-form.tsx';
import { SecretAndTermsFields } from '../components/register/secret-and-terms-fields.tsx';
import { SignInFooter } from '../components/sign-in-footer.tsx';
import {
  checkColleague,
  checkRecruiter,
  colleagueOf,
  companyFormOf,
  noColleague,
  noRecruiter,
  recruiterOf,
} from '../registration/registration.ts';
import { useJoinOffer } from '../registration/use-offer.ts';
import { useRegister } from '../registration/use-register.ts';

/** /auth/recruiter/register: ask for a recruiter's account. */
export function RecruiterRegisterPage() {
  const { offered: join } = useJoinOffer();
  return (
    <Stack spacing={3}>
      {join.state === 'over' && <Notice tone="warning">{join.text}</Notice>}
      {join.state === 'offered' ? <ColleagueRegisterForm {...join} /> : <RecruiterRegisterForm />}
      <SignInFooter />
    </Stack>
  );
}

/** Name, email, company, password and the terms of a new recruiter. */
function RecruiterRegisterForm() {
  const register = useRegister();
  const { values, field, ...form } = useForm({
    initial: noRecruiter,
    check: checkRecruiter,
    send: (typed) => register(recruiterOf(typed)),
  });
  return (
    <RegistrationForm label="Create recruiter account" closedBy="recruiter_sign_up" {...form}>
      <PersonFields values={values} field={field} />
      <CompanyFields values={companyFormOf(values)} field={(name) => field(`company.${name}`)} />
      <SecretAndTermsFields values={values} field={field} />
    </RegistrationForm>
  );
}

interface ColleagueRegisterFormProps {
  readonly token: string;
  readonly offer: JoinOffer;
}

/** The same of somebody whose company is there already. */
function ColleagueRegisterForm({ token, offer }: ColleagueRegisterFormProps) {
  const register = useRegister();
  const { values, field, ...form } = useForm({
    initial: { ...noColleague, email: offer.email },
    check: checkColleague,
    send: async (typed) => {
      await register(colleagueOf(typed, token));
      joinLink.drop();
    },
  });
  return (
    <RegistrationForm label="Create recruiter account" {...form}>
      <Typography>You’ll join {offer.company}.</Typography>
      <PersonFields values={values} field={field} />
      <TextFormField
        {...field('join.job_title')}
        value={values['join.job_title']}
        label="Job title"
        autoComplete="organization-title"
        required
      />
      <SecretAndTermsFields values={values} field={field} />
    </RegistrationForm>
  );
}

import type { Registration } from '../../../../openapi/gen/types.gen.ts';
import type { FieldErrors } from '../../../components/form/field-errors.ts';
import { type CompanyForm, companyOf, companyProblems } from '../../../lib/fields/company-form.ts';
import { emailProblem } from '../../../lib/fields/email-problem.ts';
import { nameProblem, shortTextProblem } from '../../../lib/fields/short-text-problem.ts';
import { passwordRefusal } from '../../../lib/password/password-refusal.ts';

/** What everybody's form holds; its names are those of the contract, so that the server's field errors fit. */
export type PersonForm = Pick<Registration, 'full_name' | 'email' | 'password'> & { accept_terms: boolean };

type RecruiterForm = PersonForm & { [Name in keyof CompanyForm as `company.${Name}`]: string };

export const noPerson: PersonForm = { full_name: '', email: '', password: '', accept_terms: false };

export const noRecruiter: RecruiterForm = {
  ...noPerson,
  'company.company': '',
  'company.company_size': '',
  'company.job_title': '',
};

/** Of a recruiter whom a colleague invited. */
type ColleagueForm = PersonForm & { 'join.job_title': string };

export const noColleague: ColleagueForm = { ...noPerson, 'join.job_title': '' };

/** What is wrong with a registration, in the order of the form. */
export function checkPerson(form: PersonForm): FieldErrors<PersonForm> {
  return {
    full_name: nameProblem(form.full_name),
    email: emailProblem(form.email),
    password: passwordRefusal(form.password, { fullName: form.full_name, email: form.email }) ?? undefined,
    accept_terms: form.accept_terms ? undefined : 'Accept the terms to create an account.',
  };
}

/** The same for a recruiter's form, in its order. */
export function checkRecruiter(form: RecruiterForm): FieldErrors<RecruiterForm> {
  const { full_name, email, ...rest } = checkPerson(form);
  const company = companyProblems(companyFormOf(form));
  return {
    full_name,
    email,
    'company.company': company.company,
    'company.company_size': company.company_size,
    'company.job_title': company.job_title,
    ...rest,
  };
}

/** The same for a colleague's form, in its order. */
export function checkColleague(form: ColleagueForm): FieldErrors<ColleagueForm> {
  const { full_name, email, ...rest } = checkPerson(form);
  const title = shortTextProblem(form['join.job_title'], 'Enter your job title.');
  return { full_name, email, 'join.job_title': title, ...rest };
}

const personOf = ({ full_name, email, password }: PersonForm) => ({
  full_name: full_name.trim(),
  email: email.trim(),
  password,
  accept_terms: true as const,
});

/** A checked form as the contract wants it, with the secret of an invitation's link, if there is one. */
export const candidateOf = (form: PersonForm, token?: string): Registration => ({
  role: 'candidate',
  ...personOf(form),
  ...(token && { invitation: token }),
});

/** The company of a recruiter's form. */
export const companyFormOf = (form: RecruiterForm): CompanyForm => ({
  company: form['company.company'],
  company_size: form['company.company_size'],
  job_title: form['company.job_title'],
});

/** A checked form as the contract wants it. */
export const recruiterOf = (form: RecruiterForm): Registration => ({
  role: 'recruiter',
  ...personOf(form),
  company: companyOf(companyFormOf(form)),
});

/** A checked form as the contract wants it, with the secret of the invitation's link. */
export const colleagueOf = (form: ColleagueForm, token: string): Registration => ({
  role: 'recruiter',
  ...personOf(form),
  join: { token, job_title: form['join.job_title'].trim() },
});

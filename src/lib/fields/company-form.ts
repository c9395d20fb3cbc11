import { companySizes } from './company-sizes.ts';
import { shortTextProblem } from './short-text-problem.ts';

type CompanySize = keyof typeof companySizes;

/** Whom a recruiter hires for, and as what, while it is typed: the size is empty until one is chosen. */
export type CompanyForm = Record<'company' | 'company_size' | 'job_title', string>;

export const noCompany: CompanyForm = { company: '', company_size: '', job_title: '' };

/** What is wrong, field by field, in the order of the form. */
export const companyProblems = ({ company, company_size, job_title }: CompanyForm) => ({
  company: shortTextProblem(company, 'Enter the name of your company.'),
  company_size: Object.hasOwn(companySizes, company_size) ? undefined : 'Choose the size of your company.',
  job_title: shortTextProblem(job_title, 'Enter your job title.'),
});

/** What is sent of a form without a problem. */
export const companyOf = ({ company, company_size, job_title }: CompanyForm) => ({
  company: company.trim(),
  company_size: company_size as CompanySize,
  job_title: job_title.trim(),
});

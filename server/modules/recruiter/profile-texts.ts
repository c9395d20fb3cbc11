import type { FieldProblem, RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import { missing } from '../../platform/problem.ts';

/** Without space around the texts. */
export function trimProfile({ company, company_size, job_title }: RecruiterProfile): RecruiterProfile {
  return { company: company.trim(), company_size, job_title: job_title.trim() };
}

/** What is empty although it must not be, field by field. */
export function blankFields({ company, job_title }: RecruiterProfile): FieldProblem[] {
  return Object.entries({ company, job_title })
    .filter(([, text]) => text === '')
    .map(([field]) => missing(field));
}

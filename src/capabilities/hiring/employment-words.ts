import type { EmploymentType } from '../../../openapi/gen/types.gen.ts';

export const employmentWords: Readonly<Record<EmploymentType, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
};

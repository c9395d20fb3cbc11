import type { ApplicationStatus } from '../../../openapi/gen/types.gen.ts';

/** An application's status as a reader sees it. */
export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  active: 'Active',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

import type { AssignmentStatus } from '../../../openapi/gen/types.gen.ts';

export const assignmentWords: Readonly<Record<AssignmentStatus, string>> = {
  open: 'not yet',
  submitted: 'rated',
  declined: 'declined',
};

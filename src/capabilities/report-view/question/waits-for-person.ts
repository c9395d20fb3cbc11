import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';

/** Whether a person has to look at the answer to a question, since no engine could say what it comes to. */
export const waitsForPerson = ({ checklist, assessment, exact }: ReportQuestion): boolean =>
  checklist?.needs_human === true || assessment?.state === 'needs_human' || exact?.result === 'needs_human';

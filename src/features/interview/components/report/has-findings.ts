import type { Report } from '../../../../api/gen/types.gen.ts';

/** Whether any answer could be looked at; where none could, the coverage says all there is to say. */
export const hasFindings = ({ questions }: Pick<Report, 'questions'>) =>
  questions.some(({ checklist, assessment, exact }) => checklist ?? assessment ?? exact);

import type { Report } from '../../../openapi/gen/types.gen.ts';

/** Whether a report speaks of competencies; where no answer could be looked at, the coverage says all there is to say. */
export const hasCompetencies = ({ competencies, questions }: Pick<Report, 'competencies' | 'questions'>) =>
  competencies.length > 0 &&
  questions.some(({ checklist, assessment, exact }) => checklist ?? assessment ?? exact);

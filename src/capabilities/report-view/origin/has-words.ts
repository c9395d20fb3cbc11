import type { Report } from '../../../../openapi/gen/types.gen.ts';

/** Whether a report has answers in words, which an engine looked at; of keys and cases no competency speaks. */
export const hasWords = ({ competencies }: Pick<Report, 'competencies'>): boolean => competencies.length > 0;

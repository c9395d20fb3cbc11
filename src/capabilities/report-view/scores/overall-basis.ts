import type { Report } from '../../../../openapi/gen/types.gen.ts';

/** On which competencies an overall score rests: "Rests on 4 of 5 competencies: without Debugging." */
export function overallBasis({ competencies }: Pick<Report, 'competencies'>): string {
  const unscored = competencies.filter(({ assessment }) => assessment && assessment.score === null);
  const all = competencies.length;
  if (unscored.length === 0)
    return all === 1 ? 'Rests on 1 competency.' : `Rests on all ${all} competencies.`;
  return `Rests on ${all - unscored.length} of ${all} competencies: without ${names.format(unscored.map(({ name }) => name))}.`;
}

const names = new Intl.ListFormat('en');

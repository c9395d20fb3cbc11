import type { PlanAudience } from '../../../../openapi/gen/types.gen.ts';

export const audienceWords: Readonly<Record<PlanAudience, string>> = {
  recruiter: 'Companies',
  candidate: 'Candidates',
};

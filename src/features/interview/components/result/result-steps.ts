import type { InterviewResult } from '../../../../api/gen/types.gen.ts';

type ResultStep = InterviewResult['steps'][number];

export const resultStepNames: Record<ResultStep['step'], string> = {
  submitted: 'Submitted',
  evaluating: 'Evaluated',
  human_review: 'Reviewed by a person',
  decision: 'Decision',
};

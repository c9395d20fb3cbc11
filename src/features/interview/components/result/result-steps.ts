import type { InterviewResult } from '../../../../api/gen/types.gen.ts';

type ResultStep = InterviewResult['steps'][number];

export const resultStepNames: Record<ResultStep['step'], string> = {
  submitted: 'Submitted',
  evaluating: 'Evaluated',
  human_review: 'Reviewed by a person',
  decision: 'Decision',
};

/** What is said of a step that is next but needs a person: nobody may have begun with it. */
export const waitsForSomebody = ({ step, state }: Pick<ResultStep, 'step' | 'state'>) =>
  state === 'current' && step !== 'evaluating' ? 'waits for a person' : undefined;

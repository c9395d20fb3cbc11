import type { InterviewResult } from '../../../../api/gen/types.gen.ts';

type ResultStep = InterviewResult['steps'][number];

export const resultStepNames: Record<ResultStep['step'], string> = {
  submitted: 'Submitted',
  evaluating: 'Evaluated',
  human_review: 'Reviewed by a person',
  decision: 'Decision',
};

/** What is said of a step that is next and not under way: nobody may have begun with it, or the engine is away. */
export function waitsFor(
  { step, state }: Pick<ResultStep, 'step' | 'state'>,
  { engine_trouble, evaluation }: Pick<InterviewResult, 'engine_trouble' | 'evaluation'>,
): string | undefined {
  if (state !== 'current') return undefined;
  if (step !== 'evaluating') return 'waits for a person';
  // One that was put off says so, until it is taken up again.
  const isPutOff = evaluation.state === 'queued' && evaluation.message !== null;
  return engine_trouble || isPutOff ? 'waits for the AI' : undefined;
}

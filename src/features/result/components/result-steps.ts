import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { evaluationName, isPostponed, waitsForAi } from '../../../capabilities/interview/evaluation-steps.ts';

type ResultStep = InterviewResult['steps'][number];

const names: Record<Exclude<ResultStep['step'], 'evaluating'>, string> = {
  submitted: 'Submitted',
  human_review: 'Reviewed by a person',
  decision: 'Decision',
};

/** What a step is called; the evaluation as where the answers were submitted. */
export const resultStepName = ({ step, state }: Pick<ResultStep, 'step' | 'state'>): string =>
  step === 'evaluating' ? evaluationName(state === 'done') : names[step];

/** What is said of a step that is next and not under way: nobody may have begun with it, or the engine is away. */
export function waitsFor(
  { step, state }: Pick<ResultStep, 'step' | 'state'>,
  { engine_trouble, evaluation }: Pick<InterviewResult, 'engine_trouble' | 'evaluation'>,
): string | undefined {
  if (state !== 'current') return undefined;
  if (step !== 'evaluating') return 'waits for a person';
  return engine_trouble || isPostponed(evaluation) ? waitsForAi : undefined;
}

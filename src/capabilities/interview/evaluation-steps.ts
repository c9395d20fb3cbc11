import type { Session } from '../../../openapi/gen/types.gen.ts';
import type { Step } from '../../components/step-list.tsx';

type Ended = Pick<Session, 'status' | 'mode' | 'evaluation'>;

/** What is said of an evaluation whose engine is away. */
export const waitsForAi = 'waits for the AI';

/** Whether an evaluation waits for its engine: as long as it does it says so, until it is taken up again. */
export const isPostponed = ({ state, message }: Session['evaluation']): boolean =>
  (state === 'queued' || state === 'running') && message !== null;

export const evaluationName = (isDone: boolean) => (isDone ? 'Evaluated' : 'Evaluating');

/** Answers stored → Evaluating → Report ready, or for hiring the review by a person. */
export function evaluationSteps({ status, mode, evaluation }: Ended): Step[] {
  const reported = status === 'reported';
  if (evaluation.state === 'people_only')
    return [{ label: 'Answers stored', state: 'done' }, reviewStep(true)];
  return [
    { label: 'Answers stored', state: 'done' },
    {
      label: evaluationName(reported),
      state: reported ? 'done' : 'current',
      note: whyNotUnderWay(mode, evaluation),
    },
    mode === 'practice'
      ? { label: 'Report ready', state: reported ? 'done' : 'waiting' }
      : reviewStep(reported),
  ];
}

function whyNotUnderWay(mode: Ended['mode'], evaluation: Ended['evaluation']): string | undefined {
  if (evaluation.state === 'needs_human')
    return mode === 'practice' ? 'did not finish' : 'waits for a person';
  return isPostponed(evaluation) ? waitsForAi : undefined;
}

const reviewStep = (isEvaluated: boolean): Step => ({
  label: 'Reviewed by a person',
  ...(isEvaluated ? { state: 'current', note: 'waits for a person' } : { state: 'waiting' }),
});

import type { Session } from '../../../api/gen/types.gen.ts';
import type { Step } from '../components/step-list.tsx';

type Ended = Pick<Session, 'status' | 'mode' | 'evaluation'>;

/** Answers stored → Evaluating → Report ready, or for hiring the review by a person. */
export function evaluationSteps({ status, mode, evaluation }: Ended): Step[] {
  const reported = status === 'reported';
  const stopped = mode === 'practice' ? 'did not finish' : 'waits for a person';
  const note = evaluation.state === 'needs_human' ? stopped : undefined;
  return [
    { label: 'Answers stored', state: 'done' },
    { label: 'Evaluating', state: reported ? 'done' : 'current', note },
    mode === 'practice'
      ? { label: 'Report ready', state: reported ? 'done' : 'waiting' }
      : reviewStep(reported),
  ];
}

const reviewStep = (isEvaluated: boolean): Step => ({
  label: 'Reviewed by a person',
  ...(isEvaluated ? { state: 'current', note: 'waits for a person' } : { state: 'waiting' }),
});

import type { Session } from '../../../../api/gen/types.gen.ts';
import type { Step } from '../step-list.tsx';

/** Answers stored → Evaluating → Report ready. */
export function evaluationSteps({ status }: Pick<Session, 'status'>): Step[] {
  const reported = status === 'reported';
  return [
    { label: 'Answers stored', state: 'done' },
    { label: 'Evaluating', state: reported ? 'done' : 'current' },
    { label: 'Report ready', state: reported ? 'done' : 'waiting' },
  ];
}

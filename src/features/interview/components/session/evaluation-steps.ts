import type { Session } from '../../../../api/gen/types.gen.ts';

export interface EvaluationStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'waiting';
}

/** Answers stored → Evaluating → Report ready. */
export function evaluationSteps({ status }: Pick<Session, 'status'>): EvaluationStep[] {
  const reported = status === 'reported';
  return [
    { label: 'Answers stored', state: 'done' },
    { label: 'Evaluating', state: reported ? 'done' : 'current' },
    { label: 'Report ready', state: reported ? 'done' : 'waiting' },
  ];
}

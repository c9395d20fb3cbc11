import type { ResultStep } from '../../../../../openapi/gen/types.gen.ts';
import type { SessionRow } from '../../session/session-state.ts';

/** How far an attempt that was submitted has come. No engine decides: the last two steps are people's. */
export function resultSteps({
  status,
  endedAt,
  updatedAt,
}: Pick<SessionRow, 'status' | 'endedAt' | 'updatedAt'>): ResultStep[] {
  const submitted: ResultStep = { step: 'submitted', state: 'done', at: endedAt?.toISOString() ?? null };
  const decision: ResultStep = { step: 'decision', state: 'waiting', at: null };
  if (status !== 'reported') {
    return [
      submitted,
      { step: 'evaluating', state: 'current', at: null },
      { step: 'human_review', state: 'waiting', at: null },
      decision,
    ];
  }
  return [
    submitted,
    { step: 'evaluating', state: 'done', at: updatedAt.toISOString() },
    { step: 'human_review', state: 'current', at: null },
    decision,
  ];
}

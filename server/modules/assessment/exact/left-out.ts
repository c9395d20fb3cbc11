import type { TurnOutcome } from '../../../../openapi/gen/types.gen.ts';

/** Whether the session ended before an answer could be submitted: it counts neither for nor against. */
export function isLeftOut(outcome: TurnOutcome | null): boolean {
  return outcome === null || outcome === 'interrupted' || outcome === 'unasked';
}

import type { SessionProgress, TurnOutcome } from '../../../../openapi/gen/types.gen.ts';
import type { SessionState } from './session-state.ts';

/** Those with an answer, whatever it was worth. */
export const submittedOutcomes: TurnOutcome[] = ['answered', 'insufficient', 'poor_audio'];

/** How many of the planned core questions were answered and skipped. */
export function progressOf({ interview, turns }: SessionState): SessionProgress {
  const core = turns.filter((turn) => turn.kind === 'core');
  return {
    answered: core.filter(({ outcome }) => outcome !== null && submittedOutcomes.includes(outcome)).length,
    skipped: core.filter(({ outcome }) => outcome === 'skipped').length,
    total: interview.questions.length,
  };
}

import type { SessionProgress } from '../../gen/types/types.gen.ts';
import type { SessionState } from './session-state.ts';

/** How many of the planned core questions were answered and skipped. */
export function progressOf({ interview, turns }: SessionState): SessionProgress {
  const core = turns.filter((turn) => turn.kind === 'core');
  return {
    answered: core.filter(({ outcome }) => outcome === 'answered' || outcome === 'insufficient').length,
    skipped: core.filter(({ outcome }) => outcome === 'skipped').length,
    total: interview.questions.length,
  };
}

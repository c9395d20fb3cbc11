import type { CodeDraft } from '../../../../openapi/gen/types.gen.ts';
import { writtenCode } from '../../assessment/exact/code-answer.ts';
import { withTextInHand } from '../session/draft.ts';
import type { Step } from '../session/session-machine.ts';
import { questionOf } from '../session/session-state.ts';
import { openTurn } from '../session/turns.ts';

/** Code is mended where it stands: the open question begins with the last of some answers to it, in its language. */
export function withEarlierCode(step: Step, answers: readonly (string | null)[], at: Date): Step {
  if ('refused' in step) return step;
  const turn = openTurn(step);
  if (!turn || questionOf(step.interview, turn.questionNumber).type !== 'coding') return step;
  const code = answers.flatMap((answer) => (answer === null ? [] : (writtenCode(answer) ?? []))).at(-1);
  if (!code) return step;
  const draft: CodeDraft = { language: code.language, sources: { [code.language]: code.source } };
  return withTextInHand(step, { turnId: turn.id, text: JSON.stringify(draft) }, at);
}

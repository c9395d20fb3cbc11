import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import { hasKey, type TurnRow } from './session-state.ts';

/**
 * Who worded what a turn asks. A follow-up is a model's where one was asked for it, which is known of the turn before.
 */
export function wordingOf(
  { kind, position }: Pick<TurnRow, 'kind' | 'position'>,
  question: AskedQuestion,
  turns: readonly TurnRow[],
): Pick<Turn, 'worded_by' | 'original_prompt'> {
  if (kind === 'follow_up') {
    const isWritten = turns.some((turn) => turn.position === position - 1 && turn.followUpBegun);
    return { worded_by: isWritten ? 'ai' : 'bank', original_prompt: null };
  }
  const original = hasKey(question) ? null : (question.bankPrompt ?? null);
  return { worded_by: original === null ? 'bank' : 'ai', original_prompt: original };
}

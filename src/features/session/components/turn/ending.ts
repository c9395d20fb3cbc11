import type { DraftKeeper } from '../../../../capabilities/drafts/draft-keeper.ts';
import type { SpokenAnswer } from '../../../../capabilities/speech/spoken-answer.ts';
import type { TurnContext } from './turn-context.ts';
import type { AnswerInput } from './use-answer-input.ts';
import type { TurnWork } from './use-turn-work.ts';

/** The turn that is to be closed, and what shows how that goes. */
export interface Ending {
  readonly context: TurnContext;
  readonly keeper: DraftKeeper | null;
  readonly spoken: SpokenAnswer;
  readonly input: AnswerInput;
  readonly work: TurnWork;
  /** Says that the turn is being closed, once nothing is under way with its clock. */
  readonly closing: (kind: 'handing-in' | 'leaving-the-turn', act: () => Promise<void>) => Promise<void>;
}

/** Whether there is anything of an answer to lose. */
export const isWritten = (keeper: DraftKeeper | null) => (keeper?.text ?? '').trim() !== '';

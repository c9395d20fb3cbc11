import type { RefCallback } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';

/** What an editor of an answer works on, whatever it looks like. */
export interface AnswerEditing {
  readonly keeper: DraftKeeper;
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly inputRef: RefCallback<HTMLElement>;
  readonly onTyped: () => void;
  /** The id of what the answer is about to be given for, e.g. what a retry adds. */
  readonly hintId?: string | undefined;
}

import { joinedAnswers, placeInJoined } from '../../../capabilities/interview/answered-before.ts';
import type { Addition } from '../../../capabilities/report-view/feedback/addition.ts';
import type { FoundAnswer } from '../../../capabilities/report-view/findings/answer-findings.tsx';

/** How a retry opens: with the answer before, at the place where something is to be added. */
export interface RetryStart {
  readonly questionNumber: number;
  readonly addition: Addition | null;
  /** The place of the caret in the joined words of the answer. */
  readonly at: number;
}

/** How the retry of an answer opens; at its end where nothing is to be added. */
export function retryStart(
  questionNumber: number,
  answer: Pick<FoundAnswer, 'turns'> | undefined,
  addition: Addition | null,
): RetryStart {
  const turns = answer?.turns ?? [];
  const at = addition ? placeInJoined(turns, addition.place) : joinedAnswers(turns).length;
  return { questionNumber, addition, at };
}

/** The words that a retry begins with, and the caret in them: ready to go on after the space that follows a sentence. */
export function openedAt(words: string, at: number): { readonly text: string; readonly caret: number } {
  const place = Math.min(at, words.length);
  if (place === 0) return { text: words, caret: 0 };
  if (/\s/.test(words.charAt(place))) return { text: words, caret: place + 1 };
  return place === words.length ? { text: `${words} `, caret: place + 1 } : { text: words, caret: place };
}

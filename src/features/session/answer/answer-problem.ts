import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { codeProblem } from '../../../capabilities/code/code-draft.ts';
import { excessOfWords } from '../../../capabilities/drafts/draft-state.ts';

/** Why an answer cannot be submitted as it is; null where it can. */
export function answerProblem(text: string, { choices, code }: Turn): string | null {
  if (code) return codeProblem(text, code);
  if (text.trim() !== '') return tooLong(excessOfWords(text));
  return `${choices ? 'Choose' : 'Write'} an answer first, or choose Skip.`;
}

/** By how much an answer is too long to be kept; null where it is not. */
export function tooLong(excess: number): string | null {
  if (excess === 0) return null;
  const characters = excess === 1 ? 'character' : 'characters';
  return `Shorten it by ${new Intl.NumberFormat().format(excess)} ${characters}.`;
}

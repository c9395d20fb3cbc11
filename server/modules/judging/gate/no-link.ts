import type { Question } from '../../../content/question-bank.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { isFarOff } from './relevance.ts';
import { substanceOf } from './substance.ts';

/**
 * Whether neither the first turn nor all together have a word of what is asked; a reply need not name it again. A
 * model would score it all the same where it was made to.
 */
export function hasNoLink(question: Question, turns: readonly SpokenTurn[]): boolean {
  const told = turns.map(({ prompt, answer }) => substanceOf(answer, promptsOf(question, prompt)).sentences);
  return [told.slice(0, 1), told].every((sentences) => isFarOff(sentences.flat(), question));
}

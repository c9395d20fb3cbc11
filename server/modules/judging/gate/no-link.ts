import type { Question } from '../../../content/question-bank.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { isRelating } from './relating.ts';
import { isFarOff } from './relevance.ts';
import { substanceOf } from './substance.ts';

/**
 * Whether neither the first turn nor all together have a word of what is asked, and no reply says how they relate. A
 * model would score it all the same where it was made to.
 */
export function hasNoLink(question: Question, turns: readonly SpokenTurn[]): boolean {
  if (turns.some((turn) => isRelating(question, turn))) return false;
  const told = turns.map(({ prompt, answer }) => substanceOf(answer, promptsOf(question, prompt)).sentences);
  return [told.slice(0, 1), told].every((sentences) => isFarOff(sentences.flat(), question));
}

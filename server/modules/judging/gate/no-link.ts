import type { Question } from '../../../content/question-bank.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { deniesLink, isRelating } from './relating.ts';
import { isFarOff, isReplyOffTopic } from './relevance.ts';
import { sayHow } from './say-more.ts';
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

/**
 * Whether somebody who was asked how it relates said anything to that, in whatever words ("It cost us a lot of time").
 * Where no person looks at what has no link, as in a practice, this is enough to ask a model.
 */
export function hasReply(question: Question, turns: readonly SpokenTurn[]): boolean {
  return turns.some(({ prompt, answer }) => {
    const { sentences } = substanceOf(answer, promptsOf(question, prompt));
    return prompt === sayHow && !deniesLink(answer) && !isReplyOffTopic(sentences, question);
  });
}

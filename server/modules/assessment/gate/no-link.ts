import type { Question } from '../../../content/question-bank.ts';
import { conceptsNeeded } from '../evidence/concepts.ts';
import type { Sentence } from '../language/sentences.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { isRelating } from './relating.ts';
import { conceptsMet, contentWords, isAmong, isFarOff, tellsDeed } from './relevance.ts';
import { isCommonplace, substanceOf } from './substance.ts';

/**
 * Whether neither the first turn nor all together speak of what is asked, and no reply says how they relate. A model
 * would score it all the same where it was made to.
 */
export function hasNoLink(question: Question, turns: readonly SpokenTurn[]): boolean {
  if (turns.some((turn) => isRelating(question, turn))) return false;
  const told = turns.map(({ prompt, answer }) => substanceOf(answer, promptsOf(question, prompt)).sentences);
  return [told.slice(0, 1), told].every((sentences) => isElsewhere(sentences.flat(), question));
}

/** Whether a deed is told and hardly a thing that is asked about. General talk tells none: it may be about the matter. */
function isElsewhere(sentences: readonly Sentence[], question: Question): boolean {
  const told = sentences.filter((sentence) => !isCommonplace(sentence, question.type));
  return (tellsDeed(told, question) && isHardlyLinked(told, question)) || isFarOff(sentences, question);
}

/** One concept is met by accident ("old photos"), unless a word of the question stands beside it. */
function isHardlyLinked(sentences: readonly Sentence[], question: Question): boolean {
  const met = conceptsMet(sentences, question).size;
  const words = sentences.flatMap((sentence) => sentence.words);
  const takesUp = contentWords(question.prompt).some((word) => isAmong(word, words));
  return met === 0 || met + Number(takesUp) < conceptsNeeded(question);
}

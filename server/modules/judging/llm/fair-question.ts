import type { Question } from '../../../content/question-bank.ts';
import type { SpokenTurn } from '../ports.ts';
import { conceptBook, findConcepts } from '../rules/concepts.ts';
import { echoedWords, echoOf } from '../rules/echo.ts';
import { isOtherLanguage } from '../rules/language.ts';
import { findPhrases } from '../rules/phrases.ts';
import { sentencesOf } from '../rules/sentences.ts';
import { wordsOf } from '../rules/words.ts';
import { findPersonalData } from './personal-data.ts';
import { isInLatinLetters, plainLetters } from './plain-letters.ts';
import { asksPrivately } from './private-matters.ts';

/** Of a follow-up, in UTF-16 units. */
export const LONGEST = 300;

/** Says of one follow-up whether it is fair: short, and giving nothing away. */
export interface Fairness {
  /** Whether the beginning of a follow-up may be shown and gone on with. */
  soFar(text: string): boolean;
  /** Whether it may be asked: one question, and another one than before. */
  whole(ask: string): boolean;
}

/**
 * Nothing is given away without words of the anchors, and without a concept that nobody spoke of yet; nor in letters,
 * marks or a language in which neither would be found.
 */
export function fairnessOf(question: Question, turns: readonly SpokenTurn[]): Fairness {
  const anchors = echoOf(Object.values(question.anchors));
  const spoken = [question.prompt, ...turns.flatMap(({ prompt, answer }) => [prompt, answer])];
  const known = new Set(spoken.flatMap((text) => [...conceptsIn(text, question)]));

  const soFar = (text: string) =>
    text.length <= LONGEST &&
    /^[^?[\]<>\p{C}]*\??$/u.test(text) &&
    isInLatinLetters(text) &&
    !isOtherLanguage(wordsOf(text)) &&
    !asksPrivately(text) &&
    findPersonalData(text, []).length === 0 &&
    givesNothingAway(plainLetters(text));

  const givesNothingAway = (text: string) =>
    !sentencesOf(text).some((sentence) => echoedWords(sentence, anchors).some(Boolean)) &&
    [...namedIn(text, question)].every((concept) => known.has(concept));

  const whole = (ask: string) =>
    /^[^?]+\?$/.test(ask) && !turns.some(({ prompt }) => prompt === ask) && soFar(ask);

  return { soFar, whole };
}

/** The concepts that a text speaks about. */
function conceptsIn(text: string, question: Question): ReadonlySet<string> {
  const matches = sentencesOf(text).flatMap((sentence) => findConcepts(sentence, question));
  return new Set(matches.map(({ conceptId }) => conceptId));
}

/** The concepts that a text names, be it in a list: to name one is to give it away. */
export function namedIn(text: string, question: Question): ReadonlySet<string> {
  const listed = findPhrases(wordsOf(text), conceptBook(question), true).map(({ value }) => value);
  return new Set([...conceptsIn(text, question), ...listed]);
}

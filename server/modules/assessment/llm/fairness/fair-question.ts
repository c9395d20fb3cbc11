import { findConcepts } from '../../../../checklist/evidence/concepts.ts';
import { echoedWords, echoOf } from '../../../../checklist/gate/echo.ts';
import { isOtherLanguage } from '../../../../checklist/language/english.ts';
import { isInLatinLetters, plainLetters } from '../../../../checklist/language/plain-letters.ts';
import { type Sentence, sentencesOf } from '../../../../checklist/language/sentences.ts';
import { wordsOf } from '../../../../checklist/language/words.ts';
import type { Question } from '../../../../content/question-bank.ts';
import { findPersonalData } from '../../../../platform/privacy/personal-data.ts';
import type { SpokenTurn } from '../../ports.ts';
import { stemsIn, strangeWords } from './asking-words.ts';
import { holdsRemark, isClosed, isOpen } from './open-question.ts';
import { asksPrivately } from './private-matters.ts';

/** Of a follow-up, in UTF-16 units. */
export const LONGEST = 300;

/** The question, and before it one sentence at most that leads to it. */
const MOST_SENTENCES = 2;

/** Letters, numbers and the marks of a plain sentence; no exclamation, no picture, and a question mark at the end alone. */
const plainLine = /^[\p{L}\p{M}\p{N} ,.;:'’‘"“”()%‰$€£&#+/–—…-]*\??$/u;

/** Says of one follow-up whether it is fair: short, in words that are known, and giving nothing away. */
export interface Fairness {
  /** Whether the beginning of a follow-up may be shown and gone on with. */
  soFar(text: string): boolean;
  /** Whether it may be asked: one question, and another one than before. */
  whole(ask: string): boolean;
  /** Its words that nobody may ask with, as the model has written them. */
  strangeWords(ask: string): readonly string[];
}

/**
 * Beside the words of asking there are only those that the question or the candidate said, so that there is no method,
 * no name, no praise and no insult that did not come from them. Nothing is given away without words of the anchors, and
 * without a concept that nobody spoke of yet; nor in letters or a language in which neither would be found.
 */
export function fairnessOf(question: Question, turns: readonly SpokenTurn[]): Fairness {
  const anchors = echoOf(Object.values(question.anchors));
  const spoken = [question.prompt, ...turns.flatMap(({ prompt, answer }) => [prompt, answer])];
  const known = new Set(spoken.flatMap((text) => [...namedIn(text, question)]));
  const unspoken = question.concepts.filter(({ id }) => !known.has(id));
  const words = { said: stemsIn(spoken), hidden: stemsIn(unspoken.map(({ label }) => label)) };

  const soFar = (text: string) =>
    text.length <= LONGEST &&
    plainLine.test(text) &&
    isInLatinLetters(text) &&
    strangeWords(text, words).length === 0 &&
    isPlainAsking(sentencesOf(text)) &&
    !isOtherLanguage(wordsOf(text)) &&
    !asksPrivately(text) &&
    findPersonalData(text, []).length === 0 &&
    givesNothingAway(plainLetters(text));

  const givesNothingAway = (text: string) =>
    !sentencesOf(text).some((sentence) => echoedWords(sentence, anchors).some(Boolean)) &&
    [...namedIn(text, question)].every((concept) => known.has(concept));

  const whole = (ask: string) =>
    ask.endsWith('?') && !turns.some(({ prompt }) => prompt === ask) && soFar(ask) && asksToTell(ask);

  return { soFar, whole, strangeWords: (ask) => strangeWords(ask, words) };
}

function isPlainAsking(sentences: readonly Sentence[]): boolean {
  return (
    sentences.length <= MOST_SENTENCES &&
    !sentences.some((sentence) => isClosed(sentence) || holdsRemark(sentence))
  );
}

function asksToTell(ask: string): boolean {
  const question = sentencesOf(ask).at(-1);
  return question !== undefined && isOpen(question);
}

/** The concepts that a text names: to name one is to give it away. */
export function namedIn(text: string, question: Question): ReadonlySet<string> {
  const matches = sentencesOf(text).flatMap((sentence) => findConcepts(sentence, question));
  return new Set(matches.map(({ conceptId }) => conceptId));
}

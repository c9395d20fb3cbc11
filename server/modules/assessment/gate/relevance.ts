import type { Question } from '../../../content/question-bank.ts';
import { findActions } from '../evidence/action.ts';
import { findConcepts, isTelling } from '../evidence/concepts.ts';
import { toolBook } from '../evidence/specifics.ts';
import { findPhrases } from '../language/phrases.ts';
import type { Sentence } from '../language/sentences.ts';
import { everydayWords, leisureWords, workWords } from '../language/vocabulary/everyday-words.ts';
import { fillerWords, functionWords } from '../language/vocabulary/function-words.ts';
import { wordSet } from '../language/vocabulary/word-list.ts';
import { sameWord, type Word, wordsOf } from '../language/words.ts';
import { isCommonplace } from './substance.ts';
import { type TopicFit, topicFit } from './topic.ts';

const ACCIDENTAL_LINKS = 2;
const LEISURE_WORDS = 2;
/** With fewer different words of content than these, an answer is too short to be called off topic; */
const SHORT = 4;
/** and with fewer than these, words that are missing tell too little for it. */
const FEW_WORDS = 8;
/** What a word does to the distance from the question: one that some question has, of which one in ten fits another by accident; */
const FAMILIAR = -0.1;
/** one that ties an answer to no question; */
const STRANGE = 0.2;
/** and one of kitchen, sport, holidays or pets. */
const LEISURE = 0.5;
/** Beyond the one, it is unclear whether an answer is about its question; beyond the other it is not. Sound ones reach 0.5. */
const UNCLEAR = -0.25;
const OFF_TOPIC = 0.55;

const promptGlue = wordSet(
  'imagine suppose describe tell time ask turn work first new old someone minute mine yours',
);

/** The words of a prompt that carry what it asks about. */
export function contentWords(prompt: string): Word[] {
  return carryingWords(wordsOf(prompt));
}

/** The words that carry what is spoken about. */
export function carryingWords(words: readonly Word[]): Word[] {
  return tellingWords(words).filter(({ bases }) => !bases.some((base) => everydayWords.has(base)));
}

/** The words that tell anything, those of any talk among them ("changed", "late"). */
export function tellingWords(words: readonly Word[]): Word[] {
  return words.filter((word) => isAsking(word) && !fillerWords.has(word.text));
}

/** The words of a prompt that a reply can take up, those among them that mean nothing elsewhere ("did not seem right"). */
export function askingWords(prompt: string): Word[] {
  return wordsOf(prompt).filter(isAsking);
}

function isAsking({ text, bases }: Word): boolean {
  return text.length > 2 && !functionWords.has(text) && !bases.some((base) => promptGlue.has(base));
}

/**
 * Whether the words of an answer have nothing to do with what is asked: it tells of kitchen, sport or holidays and
 * meets the question by accident, or it tells what somebody did or would do, far away from it. General talk tells no
 * deed: it may be about the matter, and earns little.
 */
export function isFarOff(sentences: readonly Sentence[], question: Question): boolean {
  const told = sentences.filter((sentence) => !isCommonplace(sentence, question.type));
  const fit = topicFit(told, question);
  if (!fit || fit.words < SHORT) return false;
  const distance = distanceOf(fit, told, question);
  if (distance > UNCLEAR && isLeisure(told, question)) return true;
  return distance > OFF_TOPIC && fit.words >= FEW_WORDS && tellsDeed(told, question);
}

/** Whether a reply to a follow-up, which need not name the matter again, is about kitchen, sport or holidays. */
export function isReplyOffTopic(sentences: readonly Sentence[], question: Question): boolean {
  const fit = topicFit(sentences, question);
  return fit !== null && fit.words >= SHORT && isLeisure(sentences, question);
}

/**
 * How far an answer is from its question, in telling words: by so many another question of the bank fits it better.
 * A concept that is met counts as one for its own. The words of the prompt tie nothing, since a story of the
 * hardest bug in the garden has them too.
 */
function distanceOf(fit: TopicFit, sentences: readonly Sentence[], question: Question): number {
  const leisure = Math.min(leisureIn(sentences), LEISURE_WORDS);
  const away = fit.gap + FAMILIAR * fit.familiar + STRANGE * fit.strange + LEISURE * leisure;
  return away - conceptsMet(sentences, question).size;
}

function isLeisure(sentences: readonly Sentence[], question: Question): boolean {
  const leisure = leisureIn(sentences);
  if (leisure === 0) return false;
  const asked = contentWords(question.prompt);
  const repeated = asked.filter((word) => sentences.some(({ words }) => isAmong(word, words)));
  const links = conceptsMet(sentences, question).size + new Set(repeated.map(({ text }) => text)).size;
  if (links > ACCIDENTAL_LINKS) return false;
  return links === 0 || (leisure >= LEISURE_WORDS && !isAboutWork(sentences));
}

/** The concepts of the question that are spoken about, by their ids. */
export function conceptsMet(sentences: readonly Sentence[], question: Question): ReadonlySet<string> {
  const met = sentences.flatMap((sentence) =>
    findConcepts(sentence, question).filter((match) => isTelling(sentence, match)),
  );
  return new Set(met.map(({ conceptId }) => conceptId));
}

/** Whether they tell what somebody did or would do. */
export function tellsDeed(sentences: readonly Sentence[], { type }: Question): boolean {
  return sentences.some((sentence) => findActions(sentence, type).length > 0);
}

/** Whether a word is among others, in whatever inflection. */
export function isAmong({ bases }: Word, words: readonly Word[]): boolean {
  return words.some((word) => sameWord(bases, word.bases));
}

function isAboutWork(sentences: readonly Sentence[]): boolean {
  return sentences.some(
    ({ words }) => findPhrases(words, toolBook).length > 0 || count(words, workWords) > 0,
  );
}

function leisureIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + count(words, leisureWords), 0);
}

function count(words: readonly Word[], set: ReadonlySet<string>): number {
  return words.filter(({ bases }) => bases.some((base) => set.has(base))).length;
}

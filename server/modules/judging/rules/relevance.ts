import type { Question } from '../../../content/question-bank.ts';
import { findActions } from './action.ts';
import { findConcepts, isTelling, isTopicWord } from './concepts.ts';
import { everydayWords, leisureWords, workWords } from './cue-words.ts';
import { fillerWords, functionWords } from './function-words.ts';
import { findPhrases } from './phrases.ts';
import type { Range, Sentence } from './sentences.ts';
import { toolBook } from './specifics.ts';
import { isCommonplace } from './substance.ts';
import { wordSet } from './word-list.ts';
import { sameWord, type Word, wordsOf } from './words.ts';

const ACCIDENTAL_LINKS = 2;
const LEISURE_WORDS = 2;
/** So many words of its concepts tie an answer to a question. */
const TOPIC_WORDS = 3;
/** In fewer words than these, a link may just not have come up. */
const SHORT = 10;

const promptGlue = wordSet('imagine suppose describe ask turn work first new right old someone minute');

/** The words of a prompt that carry what it asks about. */
export function contentWords(prompt: string): Word[] {
  return wordsOf(prompt).filter(
    ({ text, bases }) =>
      text.length > 2 &&
      !functionWords.has(text) &&
      !fillerWords.has(text) &&
      !bases.some((base) => promptGlue.has(base) || everydayWords.has(base)),
  );
}

/**
 * Whether an answer has nothing to do with its question: none of its concepts and no word of its prompt; or
 * few of them, by accident, in a text about kitchen, sport or holidays; or nothing but words of the question
 * itself. In doubt it has: a story about other work that shares a concept passes, since whether it fits is
 * for a reader to say.
 */
export function isOffTopic(sentences: readonly Sentence[], question: Question): boolean {
  if (contentOf(sentences) < SHORT) return false;
  const leisure = sentences.reduce((sum, { words }) => sum + count(words, leisureWords), 0);
  return hasFewLinks(sentences, question, leisure) || onlySharesWords(sentences, question, leisure);
}

function hasFewLinks(sentences: readonly Sentence[], question: Question, leisure: number): boolean {
  const asked = contentWords(question.prompt);
  const found = new Set<string>();
  for (const sentence of sentences) {
    for (const link of linksOf(sentence, question, asked)) found.add(link);
    if (found.size > ACCIDENTAL_LINKS) return false;
  }
  const links = found.size;
  if (links === 0 && leisure === 0) return topicWords(sentences, question, []) < TOPIC_WORDS;
  return links === 0 || (leisure >= LEISURE_WORDS && !isAboutWork(sentences, []));
}

/**
 * Whether somebody tells what they did or would do in no word of what the question is about but its own, as in
 * a story of the hardest bug in the garden. General talk tells no deed: it may be about the matter, and earns little.
 */
function onlySharesWords(sentences: readonly Sentence[], question: Question, leisure: number): boolean {
  const prompt = wordsOf(question.prompt);
  return (
    !isAboutWork(sentences, prompt) &&
    topicWords(sentences, question, prompt) < TOPIC_WORDS &&
    addedConcepts(sentences, question, prompt) <= (leisure > 0 ? 1 : 0) &&
    sentences.some((sentence) => tellsDeed(sentence, question))
  );
}

/** How many concepts are met in more than the words of the prompt. */
function addedConcepts(sentences: readonly Sentence[], question: Question, prompt: readonly Word[]): number {
  const added = sentences.flatMap((sentence) =>
    findConcepts(sentence, question).filter(
      (match) => isTelling(sentence, match) && addsToPrompt(sentence, match, prompt),
    ),
  );
  return new Set(added.map(({ conceptId }) => conceptId)).size;
}

function tellsDeed(sentence: Sentence, { type }: Question): boolean {
  return findActions(sentence, type).length > 0 && !isCommonplace(sentence, type);
}

function addsToPrompt({ words }: Sentence, { first, last }: Range, prompt: readonly Word[]): boolean {
  return words.slice(first, last + 1).some((word) => !functionWords.has(word.text) && !isAmong(word, prompt));
}

function isAmong({ bases }: Word, words: readonly Word[]): boolean {
  return words.some((word) => sameWord(bases, word.bases));
}

/** How many different words an answer shares with the concepts, `besides` these. */
function topicWords(sentences: readonly Sentence[], question: Question, besides: readonly Word[]): number {
  const words = sentences.flatMap((sentence) =>
    sentence.words.filter((word) => isTopicWord(word, question) && !isAmong(word, besides)),
  );
  return new Set(words.map(({ bases }) => bases.at(-1))).size;
}

function isAboutWork(sentences: readonly Sentence[], besides: readonly Word[]): boolean {
  return sentences.some(({ words }) => {
    const own = words.filter((word) => !isAmong(word, besides));
    return findPhrases(words, toolBook).length > 0 || count(own, workWords) > 0;
  });
}

function contentOf(sentences: readonly Sentence[]): number {
  return sentences.flatMap(({ words }) => words.filter(({ text }) => !functionWords.has(text))).length;
}

function count(words: readonly Word[], set: ReadonlySet<string>): number {
  return words.filter(({ bases }) => bases.some((base) => set.has(base))).length;
}

/** The concepts and the words of the prompt that a sentence speaks of. */
function linksOf(sentence: Sentence, question: Question, asked: readonly Word[]): ReadonlySet<string> {
  const concepts = findConcepts(sentence, question).filter((match) => isTelling(sentence, match));
  const repeated = asked.filter(({ bases }) => sentence.words.some((word) => sameWord(word.bases, bases)));
  return new Set([
    ...concepts.map(({ conceptId }) => `concept ${conceptId}`),
    ...repeated.map(({ text }) => text),
  ]);
}

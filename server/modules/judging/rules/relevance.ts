import type { Question } from '../../../content/question-bank.ts';
import { findActions } from './action.ts';
import { findConcepts, isTelling, isTopicWord } from './concepts.ts';
import { everydayWords, leisureWords, workWords } from './cue-words.ts';
import { fillerWords, functionWords } from './function-words.ts';
import { findPhrases } from './phrases.ts';
import type { Range, Sentence } from './sentences.ts';
import { toolBook } from './specifics.ts';
import { isCommonplace } from './substance.ts';
import { type TopicFit, topicFit } from './topic.ts';
import { wordSet } from './word-list.ts';
import { sameWord, type Word, wordsOf } from './words.ts';

const ACCIDENTAL_LINKS = 2;
const LEISURE_WORDS = 2;
/** So many words of its concepts tie an answer to a question. */
const TOPIC_WORDS = 3;
/** With fewer different words than these, a link may just not have come up. */
const SHORT = 6;
/** With fewer than these, words that are missing tell nothing. */
const FEW_WORDS = 8;
/** So many concepts can be met by accident; an answer that meets more is about its question. */
const ACCIDENTAL_CONCEPTS = 1;
/** Shares of words that belong to the role family: in a story of another world, and in one of its own. */
const FEW_FAMILIAR = 0.4;
const MOSTLY_FAMILIAR = 0.5;
/** How many telling words of the question are next to none, and how many a story of another trade may have. */
const NOT_FITTING = 0.1;
const HARDLY_FITTING = 1;
/** By so many telling words more, and so many times, another question has to fit; sound answers reach 2.4. */
const FITTING_BETTER = 2.6;
const FITTING_TIMES = 6;

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
 * Whether an answer has nothing to do with its question: it tells of kitchen, sport or holidays and meets the
 * question by accident; or it tells of work, in words that belong to no question of the role family, or clearly to
 * another one of it. The words of the prompt tie nothing, since a story of
 * the hardest bug in the garden has them too. In doubt an answer is about its question, since a sound one in
 * everyday words may hardly use a word that was foreseen.
 */
export function isOffTopic(sentences: readonly Sentence[], question: Question): boolean {
  const told = sentences.filter((sentence) => !isCommonplace(sentence, question.type));
  const fit = topicFit(told, question);
  if (!fit || fit.words < SHORT) return false;
  return (
    isLeisure(told, question) || onlySharesWords(told, question, fit) || belongsElsewhere(told, question, fit)
  );
}

/** Whether a reply to a follow-up, which need not name the matter again, is about kitchen, sport or holidays. */
export function isReplyOffTopic(sentences: readonly Sentence[], question: Question): boolean {
  const fit = topicFit(sentences, question);
  return fit !== null && fit.words >= SHORT && isLeisure(sentences, question);
}

function belongsElsewhere(sentences: readonly Sentence[], question: Question, fit: TopicFit): boolean {
  const { words, familiar, own, other } = fit;
  const concepts = conceptsMet(sentences, question).size;
  if (words < FEW_WORDS || concepts > ACCIDENTAL_CONCEPTS) return false;
  if (!tellsDeed(sentences, question)) return false;
  if (familiar < FEW_FAMILIAR && concepts === 0) return own < HARDLY_FITTING;
  if (familiar < MOSTLY_FAMILIAR) return own < NOT_FITTING;
  return other - own - concepts >= FITTING_BETTER && other > FITTING_TIMES * own;
}

function isLeisure(sentences: readonly Sentence[], question: Question): boolean {
  const leisure = leisureIn(sentences);
  if (leisure === 0) return false;
  const asked = contentWords(question.prompt);
  const repeated = asked.filter((word) => sentences.some(({ words }) => isAmong(word, words)));
  const links = conceptsMet(sentences, question).size + new Set(repeated.map(({ text }) => text)).size;
  if (links > ACCIDENTAL_LINKS) return false;
  return links === 0 || (leisure >= LEISURE_WORDS && !isAboutWork(sentences, []));
}

/**
 * Whether somebody tells what they did or would do in no word of what the question is about but its own.
 * General talk tells no deed: it may be about the matter, and earns little.
 */
function onlySharesWords(sentences: readonly Sentence[], question: Question, { own }: TopicFit): boolean {
  const prompt = wordsOf(question.prompt);
  const leisure = leisureIn(sentences);
  return (
    (leisure > 0 || own < HARDLY_FITTING) &&
    !isAboutWork(sentences, prompt) &&
    topicWords(sentences, question, prompt) < TOPIC_WORDS &&
    addedConcepts(sentences, question, prompt) <= (leisure > 0 ? ACCIDENTAL_CONCEPTS : 0) &&
    tellsDeed(sentences, question)
  );
}

/** The concepts of the question that are spoken about, by their ids. */
function conceptsMet(sentences: readonly Sentence[], question: Question): ReadonlySet<string> {
  const met = sentences.flatMap((sentence) =>
    findConcepts(sentence, question).filter((match) => isTelling(sentence, match)),
  );
  return new Set(met.map(({ conceptId }) => conceptId));
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

function tellsDeed(sentences: readonly Sentence[], { type }: Question): boolean {
  return sentences.some((sentence) => findActions(sentence, type).length > 0);
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

function leisureIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + count(words, leisureWords), 0);
}

function count(words: readonly Word[], set: ReadonlySet<string>): number {
  return words.filter(({ bases }) => bases.some((base) => set.has(base))).length;
}

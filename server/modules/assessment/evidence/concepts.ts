import type { Question } from '../../../content/question-bank.ts';
import { widen } from '../language/like-words.ts';
import { findPhrases, type PhraseBook, phraseBook } from '../language/phrases.ts';
import { listedWords } from '../language/prose.ts';
import { clauseAt, clausesOf, punctuationBefore, type Range, type Sentence } from '../language/sentences.ts';
import { spellingsOf } from '../language/vocabulary/contractions.ts';
import { everydayWords, lightWords, nameWords, timeWords } from '../language/vocabulary/everyday-words.ts';
import { functionWords, listJoiners } from '../language/vocabulary/function-words.ts';
import { sameWord, type Word, wordsOf } from '../language/words.ts';
import { isDenied } from './denied.ts';

export interface ConceptMatch extends Range {
  readonly conceptId: string;
}

/** The words of one synonym or label that carry content, by their base forms. */
type Vocabulary = ReadonlySet<string>;

/** Lists of terms reach 0.97; a terse answer full of the right words can reach 0.85. */
const STUFFED_SHARE = 0.9;
const STUFFED_WORDS = 8;
/** Enough for something to be said beside a list. */
const OTHER_WORDS = 25;

/** Begins a sentence in which something is told. */
const teller = /^(?:i|i'd|i'll|we|he|she|they)$/;
const LONGEST_TOLD = 25;
/** A list has more "and"s and commas. */
const MOST_BREAKS = 2;

/** A question with as many concepts asks for two of them. */
const MANY_CONCEPTS = 4;

/** Words farther apart in a clause are no pair. */
const FARTHEST_PAIR = 5;

const vocabularies = new WeakMap<Question, ReadonlyMap<string, readonly Vocabulary[]>>();
const books = new WeakMap<Question, PhraseBook<string>>();

/** A single synonym stands for itself: only in a phrase or a pair does the rest say what is meant. */
function readWide(phrase: string): readonly Word[] {
  const words = wordsOf(phrase);
  return words.length > 1 ? widen(words) : words;
}

/** The question's concepts by their synonyms, made once for each question. */
export function conceptBook(question: Question): PhraseBook<string> {
  const known = books.get(question);
  if (known) return known;
  const book = phraseBook(
    question.concepts.flatMap(({ id, synonyms }) =>
      synonyms.flatMap(spellingsOf).map((synonym) => [synonym, id] as const),
    ),
    readWide,
  );
  books.set(question, book);
  return book;
}

const dense = new WeakMap<Question, PhraseBook<true>>();

/** The synonyms and the labels of a question's concepts. */
function termBook(question: Question): PhraseBook<true> {
  const known = dense.get(question);
  if (known) return known;
  const terms = question.concepts.flatMap(({ label, synonyms }) => [label, ...synonyms]);
  const book = phraseBook(terms.map((term) => [term, true] as const));
  dense.set(question, book);
  return book;
}

/** "I'd look up what was tried the first two times": somebody does something, be it in the very words of synonyms. */
function tells(sentence: Sentence): boolean {
  const { words } = sentence;
  const [first, second] = words;
  const breaks = words.filter(
    ({ text }, index) => listJoiners.has(text) || punctuationBefore(sentence, index),
  );
  return (
    words.length <= LONGEST_TOLD &&
    breaks.length <= MOST_BREAKS &&
    teller.test(first?.text ?? '') &&
    second !== undefined &&
    !functionWords.has(second.text)
  );
}

/** Whether the words are little else than the question's own terms, one after the other. */
export function isStuffed(sentences: readonly Sentence[], question: Question): boolean {
  let words = 0;
  let terms = 0;
  for (const sentence of sentences) {
    const covered = sentence.words.map(() => false);
    for (const { first, last } of findPhrases(sentence.words, termBook(question)))
      covered.fill(true, first, last + 1);
    words += sentence.words.filter(({ text }, index) => covered[index] || !listJoiners.has(text)).length;
    terms += covered.filter(Boolean).length;
  }
  return words >= STUFFED_WORDS && words - terms < OTHER_WORDS && terms / words >= STUFFED_SHARE;
}

/** Whether one sentence of an answer is a list of the question's terms, and tells nothing. */
export function isTermList(sentence: Sentence, question: Question): boolean {
  return !tells(sentence) && isStuffed([sentence], question);
}

/** For each concept, the vocabularies of its label and synonyms that have two words or more. */
function vocabulariesOf(question: Question): ReadonlyMap<string, readonly Vocabulary[]> {
  const known = vocabularies.get(question);
  if (known) return known;
  const made = new Map(
    question.concepts.map(({ id, label, synonyms }) => {
      const terms = [label, ...synonyms].map((term) => wordsOf(term).filter(isWeighty));
      const pairing = terms.filter(({ length }) => length > 1);
      return [id, pairing.map((words) => new Set(words.flatMap(({ bases }) => bases)))] as const;
    }),
  );
  vocabularies.set(question, made);
  return made;
}

/** Whether a word carries content that tells what is spoken about. */
export function isWeighty({ text, bases }: Word): boolean {
  return text.length > 2 && !functionWords.has(text) && !bases.some((base) => lightWords.has(base));
}

/**
 * Where a sentence speaks about concepts of the question: in one of their phrases, or in two words of
 * one phrase that stand near each other ("a list of the tickets"). A list of terms speaks about nothing, and neither
 * does a single word that the question itself has, nor help that nobody asked for.
 */
export function findConcepts(sentence: Sentence, question: Question): ConceptMatch[] {
  const listed = listedWords(sentence);
  const words = widen(sentence.words);
  const prompt = wordsOf(question.prompt);
  const isAsked = (index: number) =>
    prompt.some(({ bases }) => sameWord(sentence.words[index]?.bases ?? [], bases));
  const phrases = findPhrases(words, conceptBook(question), true).map(({ value, first, last }) => ({
    conceptId: value,
    first,
    last,
  }));
  const pairs = findPairs({ ...sentence, words }, question).filter(
    (pair) =>
      !phrases.some(
        ({ conceptId, first, last }) =>
          conceptId === pair.conceptId && first <= pair.last && last >= pair.first,
      ),
  );
  return [...phrases, ...pairs].filter(
    ({ first, last }) =>
      !listed[first] &&
      !isDenied(words, first) &&
      !(first === last && (isName(sentence, first) || isAsked(first))),
  );
}

/**
 * Neighbouring words of one phrase, in one clause: its own words, since what is merely like one of them ("rows"
 * like "lines") says too little; not a word and its like ("chart" and "graph"), and not two words that the
 * question itself has.
 */
function findPairs(sentence: Sentence, question: Question): ConceptMatch[] {
  const { words } = sentence;
  const prompt = wordsOf(question.prompt);
  const basesAt = (index: number) => words[index]?.bases ?? [];
  const isAsked = (index: number) => prompt.some(({ bases }) => sameWord(basesAt(index), bases));
  const weighty = words.flatMap((word, index) => (isWeighty(word) ? [index] : []));
  const clauses = clausesOf(sentence);
  const isPair = (first: number, last: number) =>
    last - first <= FARTHEST_PAIR &&
    last <= clauseAt(clauses, first).last &&
    !(isAsked(first) && isAsked(last)) &&
    !sameWord(basesAt(first), basesAt(last));
  return [...vocabulariesOf(question)].flatMap(([conceptId, known]) => {
    const found = known.flatMap((vocabulary) => {
      const own = weighty.filter((index) => basesAt(index).some((base) => vocabulary.has(base)));
      return own.slice(1).map((last, index) => ({ conceptId, first: own[index] ?? last, last }));
    });
    return found.filter(({ first, last }) => isPair(first, last));
  });
}

/** How many of a question's concepts an answer has to speak about. */
export function conceptsNeeded({ concepts }: Question): number {
  return concepts.length < MANY_CONCEPTS ? 1 : 2;
}

/** Whether a match is more than a word that any story has: "two weeks", "last year", "happy". */
export function isTelling({ words }: Sentence, { first, last }: Range): boolean {
  const plain = first === last ? everydayWords : timeWords;
  return words
    .slice(first, last + 1)
    .some(({ text, bases }) => !functionWords.has(text) && !bases.some((base) => plain.has(base)));
}

/** "Penny told me", in the middle of a sentence, is not about coins. */
function isName({ source, words }: Sentence, index: number): boolean {
  const word = words[index];
  return (
    word !== undefined &&
    index > 0 &&
    nameWords.has(word.text) &&
    source.charAt(word.start) !== word.text.charAt(0)
  );
}

import { isSalad } from './salad.ts';
import { gapBefore, punctuationBefore, type Range, type Sentence } from './sentences.ts';
import { imperativeVerbs } from './vocabulary/action-words.ts';
import { bindingWords, functionWords, listJoiners } from './vocabulary/function-words.ts';
import { irregularPast } from './vocabulary/irregular-verbs.ts';
import type { Word } from './words.ts';

const LEAST_WORDS = 2;
const LIST_ITEMS = 5;
const LONGEST_ITEM = 4;
const NOUN_CHAIN = 8;
const LONG_SENTENCE = 25;
const LEAST_STEPS = 3;

/** Whether the words hold together as something that is said, not as a list or a salad of words. */
export function isProse(sentence: Sentence): boolean {
  const listed = listedWords(sentence);
  const said = sentence.words.filter((_, index) => !listed[index]);
  if (said.length < LEAST_WORDS || isSalad(sentence)) return false;
  const glue =
    said.filter(({ text }) => functionWords.has(text) && !listJoiners.has(text)).length / said.length;
  if (opensWithVerb(said) && said.length < LONG_SENTENCE) return true;
  if (said.length < LONG_SENTENCE) return said.length > LEAST_WORDS && glue >= 0.12;
  if (tellsSteps(sentence)) return true;
  const binding =
    said.filter((word) => bindingWords.has(word.text) || isIrregularPast(word)).length / said.length;
  return glue >= 0.25 && (binding >= 0.03 || opensWithVerb(said));
}

/** "Came", "rang"; not "cut" or "read", which a list of terms may have too. */
function isIrregularPast({ text, bases }: Word): boolean {
  return irregularPast.has(text) && bases.length > 1;
}

/** For each word, whether it stands in a bare list of terms, in which words are named but nothing is said. */
export function listedWords(sentence: Sentence): readonly boolean[] {
  const listed = sentence.words.map(() => false);
  for (const { first, last } of [...bareLists(sentence), ...joinedLists(sentence), ...nounChains(sentence)])
    listed.fill(true, first, last + 1);
  return listed;
}

/** Runs of five short items or more, in which nobody does anything and most have no small word at all. */
function bareLists(sentence: Sentence): Range[] {
  const lists: Range[] = [];
  let run: Range[] = [];
  const close = () => {
    const [head] = run;
    const pure = run.filter(
      (item) => !wordsIn(sentence, item).some(({ text }) => functionWords.has(text)),
    ).length;
    if (head && run.length >= LIST_ITEMS && pure * 2 >= run.length) {
      lists.push({ first: head.first, last: run.at(-1)?.last ?? head.last });
    }
    run = [];
  };
  for (const item of itemsOf(sentence)) {
    if (isBareItem(sentence, item)) run.push(item);
    else close();
  }
  close();
  return lists;
}

/** "With cost and ROI and references and trial and service": so many joined by "and" alone are named, and nothing is said of them. */
function joinedLists(sentence: Sentence): Range[] {
  const lists: Range[] = [];
  let run: Range[] = [];
  const close = () => {
    const [head, ...others] = run;
    const tail = others.pop();
    const isBare = others.every((item) => isBareItem(sentence, item));
    if (head && tail && run.length >= LIST_ITEMS && isBare)
      lists.push({ first: nameEnding(sentence, head), last: nameBeginning(sentence, tail) });
  };
  for (const item of itemsOf(sentence)) {
    const before = run.at(-1);
    if (before && item.first === before.last + 2 && !punctuationBefore(sentence, item.first - 1)) {
      run.push(item);
      continue;
    }
    close();
    run = [item];
  }
  close();
  return lists;
}

/** Where the name that ends an item begins: "I would explain it with total cost of ownership". */
function nameEnding({ words }: Sentence, { first, last }: Range): number {
  let begin = last;
  while (begin > first && last - begin < LONGEST_ITEM - 1 && isOfName(words[begin - 1])) begin -= 1;
  return begin;
}

/** Where the name that begins an item ends: "service level to the buyer". */
function nameBeginning({ words }: Sentence, { first, last }: Range): number {
  let end = first;
  while (end < last && end - first < LONGEST_ITEM - 1 && isOfName(words[end + 1])) end += 1;
  return end;
}

const isOfName = (word: Word | undefined) =>
  word !== undefined && (word.text === 'of' || !functionWords.has(word.text));

function wordsIn(sentence: Sentence, { first, last }: Range): readonly Word[] {
  return sentence.words.slice(first, last + 1);
}

function itemsOf(sentence: Sentence): Range[] {
  const items: Range[] = [];
  let first = 0;
  const close = (end: number) => {
    if (end > first) items.push({ first, last: end - 1 });
  };
  sentence.words.forEach((word, index) => {
    const joins = listJoiners.has(word.text);
    if (!joins && !punctuationBefore(sentence, index)) return;
    close(index);
    first = joins ? index + 1 : index;
  });
  close(sentence.words.length);
  return items;
}

function isBareItem(sentence: Sentence, item: Range): boolean {
  const words = wordsIn(sentence, item);
  if (words.length > LONGEST_ITEM || words.some(({ text }) => bindingWords.has(text))) return false;
  return !opensWithVerb(words) || isCompound(sentence, item.first);
}

/** "Cut-off", "run-time": a word bound to the next by a hyphen names something and does nothing. */
function isCompound(sentence: Sentence, index: number): boolean {
  return /^[-\u2010\u2011]$/.test(gapBefore(sentence, index + 1));
}

/** Stretches of eight words or more without a single small word or punctuation between them. */
function nounChains(sentence: Sentence): Range[] {
  const chains: Range[] = [];
  let first = 0;
  const close = (end: number) => {
    if (end - first >= NOUN_CHAIN) chains.push({ first, last: end - 1 });
  };
  sentence.words.forEach(({ text }, index) => {
    const small = functionWords.has(text);
    if (!small && !punctuationBefore(sentence, index)) return;
    close(index);
    first = small ? index + 1 : index;
  });
  close(sentence.words.length);
  return chains;
}

/** "Open the log, look for the first error, ask who changed it": steps, one after the other in one sentence. */
function tellsSteps(sentence: Sentence): boolean {
  const items = itemsOf(sentence);
  const steps = items.filter((item) => opensWithVerb(wordsIn(sentence, item))).length;
  return steps >= LEAST_STEPS && steps * 2 >= items.length;
}

/** "Check the logs", "fixed it": at least two words, the first of them a verb. */
function opensWithVerb(words: readonly Word[]): boolean {
  const [first] = words;
  if (!first || words.length < 2) return false;
  return irregularPast.has(first.text) || first.bases.some((base) => imperativeVerbs.has(base));
}

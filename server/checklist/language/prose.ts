import { bindingWords, functionWords, listJoiners } from './function-words.ts';
import { punctuationBefore, type Sentence } from './sentences.ts';
import { isPast } from './verbs.ts';

const LEAST_WORDS = 3;
const SHORT_SENTENCE = 10;
const LONG_SENTENCE = 25;
const unfinished =
  /^(?:a|an|the|my|our|your|their|and|or|but|because|when|while|if|although|unless|whereas)$/;
/** A list of terms has hardly a small word in it, a sentence one in three. */
const LEAST_GLUE = { short: 0.15, long: 0.22 };
/** Notes leave the small words out: "Checked logs, found cause, rolled back". */
const LEAST_DEEDS = 0.2;

/** Whether the words say something: small words hold them together, and somebody does or is something. */
export function isProse(sentence: Sentence): boolean {
  const { words } = sentence;
  if (words.length < LEAST_WORDS || isBroken(sentence) || isList(sentence)) return false;
  const small = words.filter(({ text }) => functionWords.has(text) && !listJoiners.has(text)).length;
  const deeds = words.filter((_, index) => tellsDeed(sentence, index)).length;
  const least = words.length < LONG_SENTENCE ? LEAST_GLUE.short : LEAST_GLUE.long;
  if (small / words.length >= least) return true;
  return deeds / words.length >= LEAST_DEEDS && small > 0;
}

/** "I result 50 % because when": a short sentence that ends in what begins something. */
function isBroken({ words }: Sentence): boolean {
  return words.length < SHORT_SENTENCE && unfinished.test(words.at(-1)?.text ?? '');
}

/** A past form; "automated testing" at the head of an item of a list is none. */
function tellsDeed({ words }: Sentence, index: number): boolean {
  const word = words[index];
  return word !== undefined && isPast(word) && !/ing$/.test(words[index + 1]?.text ?? '');
}

/** Most of it short items between commas and "and", in which nobody does anything. */
function isList(sentence: Sentence): boolean {
  const { words } = sentence;
  const listed = itemsOf(sentence).filter(
    (item) =>
      item.length <= 4 &&
      !item.some(({ text }) => bindingWords.has(text)) &&
      item.filter(({ text }) => functionWords.has(text)).length * 2 < item.length,
  );
  return listed.length >= 5 && listed.flat().length >= words.length * 0.6;
}

function itemsOf(sentence: Sentence): Sentence['words'][] {
  const items: Sentence['words'][] = [];
  let first = 0;
  sentence.words.forEach((word, index) => {
    const joins = listJoiners.has(word.text);
    if (!joins && !punctuationBefore(sentence, index)) return;
    items.push(sentence.words.slice(first, index));
    first = joins ? index + 1 : index;
  });
  return [...items, sentence.words.slice(first)].filter(({ length }) => length > 0);
}

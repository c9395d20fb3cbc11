import { punctuationBefore, type Sentence } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { numberWords } from '../language/vocabulary/specific-words.ts';
import type { Word } from '../language/words.ts';

/** Between two numbers that are one. */
const links = [
  ['in'],
  ['in', 'a'],
  ['of'],
  ['of', 'the'],
  ['out', 'of'],
  ['out', 'of', 'the'],
  ['to'],
  ['by'],
  ['or'],
  ['past'],
  ['and', 'a'],
] as const;

/** Behind these, "one" stands for a thing: "another one in five weeks" is no ratio. */
const named =
  /^(?:another|that|this|the|each|every|which|any|other|new|old|first|last|next|good|better|best)$/;

export function isNumber(word: Word | undefined): boolean {
  return word !== undefined && (/^\d/.test(word.text) || word.text === 'one' || numberWords.has(word.text));
}

/** "Sold 3 in 2019" is no ratio. */
export function isYear(word: Word | undefined): boolean {
  return /^(?:19|20)\d\d$/.test(word?.text ?? '');
}

/** Index of the last number of "1 in 4", "20 to 30", "twenty-five" and "two and a half"; of the number itself elsewhere. */
export function endOfNumber(sentence: Sentence, index: number): number {
  const { words } = sentence;
  if (!isNumber(words[index])) return index;
  const end = endOfRun(sentence, index);
  const link = links.find(
    (texts) =>
      texts.every((text, place) => words[end + 1 + place]?.text === text) &&
      isNumber(words[end + 1 + texts.length]),
  );
  const other = end + 1 + (link?.length ?? 0);
  if (
    !link ||
    punctuationBefore(sentence, end + 1) ||
    isYear(words[other]) ||
    words[index]?.text === words[other]?.text
  )
    return end;
  if (link[0] === 'and' && words[other]?.text !== 'half') return end;
  return isThing(words, index) ? end : endOfRun(sentence, other);
}

/** "Two hundred and ten". */
function endOfRun(sentence: Sentence, index: number): number {
  const [word, next, behind] = sentence.words.slice(index, index + 3);
  if (punctuationBefore(sentence, index + 1)) return index;
  const isJoined =
    /^(?:hundred|thousand)$/.test(word?.text ?? '') && next?.text === 'and' && isSpelled(behind);
  if (isJoined) return endOfRun(sentence, index + 2);
  const mayGoOn = isSpelled(word) || isMillion(next);
  return mayGoOn && isSpelled(next) ? endOfRun(sentence, index + 1) : index;
}

/** "1.4 million". */
function isMillion(word: Word | undefined): boolean {
  return /^(?:thousand|million|billion|dozen)$/.test(word?.text ?? '');
}

function isSpelled(word: Word | undefined): boolean {
  return word !== undefined && word.text !== 'twice' && (numberWords.has(word.text) || word.text === 'one');
}

function isThing(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return words[index]?.text === 'one' && before !== undefined && (named.test(before.text) || isPast(before));
}

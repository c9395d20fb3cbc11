import { bindingWords } from './function-words.ts';
import { isPast } from './verbs.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence or a line, with the text it lies in. */
export interface Sentence {
  readonly source: string;
  readonly words: readonly Word[];
}

/** A stretch of words in a sentence, both ends included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Nobody's sentence is longer; where punctuation is missing, this keeps all work linear. */
const LONGEST_SENTENCE = 120;

const joiners = new Set('and or but so then'.split(' '));
const clauseStarters = new Set(
  'because which while when after before until although though if unless once whereas since'.split(' '),
);
const titles = /^(?:mr|mrs|ms|dr|prof)$/;

/** Cuts a text into sentences. A line break ends one only where the next line starts anew. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Word[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const before = current.at(-1);
    const mayEnd = before !== undefined && !titles.test(before.text);
    const isOver = mayEnd && endsSentence(text.slice(end, word.start), text.charAt(word.start));
    if (isOver || current.length === LONGEST_SENTENCE) {
      sentences.push({ source: text, words: current });
      current = [];
    }
    current.push(word);
    end = word.end;
  }
  if (current.length > 0) sentences.push({ source: text, words: current });
  return sentences;
}

function endsSentence(gap: string, next: string): boolean {
  if (/[.!?…][\s"”')\]]|;\s|[。！？•]/u.test(gap)) return true;
  return /[\r\n]/.test(gap) && (/[-*–]|[\r\n]\s*[\r\n]/.test(gap) || !/\p{Ll}/u.test(next));
}

/** Whether punctuation (not the hyphen in follow-up) stands before a word. */
export function punctuationBefore({ source, words }: Sentence, index: number): boolean {
  const [previous, word] = [words[index - 1], words[index]];
  if (!previous || !word) return false;
  return /[,:;()[\]"“”—–•|/]|\s-|[\r\n]/.test(source.slice(previous.end, word.start));
}

/** The clauses of a sentence: between punctuation and conjunctions, which begin the clause they lead. */
export function clausesOf(sentence: Sentence): Range[] {
  const { words } = sentence;
  const clauses: Range[] = [];
  let first = 0;
  for (let index = 1; index < words.length; index += 1) {
    if (!punctuationBefore(sentence, index) && !opensClause(words, index)) continue;
    clauses.push({ first, last: index - 1 });
    first = index;
  }
  clauses.push({ first, last: words.length - 1 });
  return clauses;
}

/** "Because", and an "and" behind which somebody does something; not "before" in "the week before". */
function opensClause(words: readonly Word[], index: number): boolean {
  const [before = '', text = ''] = [words[index - 1]?.text, words[index]?.text];
  const next = words[index + 1];
  if (!next || joiners.has(before) || clauseStarters.has(before)) return false;
  if (clauseStarters.has(text)) return true;
  return joiners.has(text) && (isPast(next) || bindingWords.has(next.text));
}

/** The clause in which a word stands. */
export function clauseAt(clauses: readonly Range[], index: number): Range {
  return clauses.find((clause) => index <= clause.last) ?? { first: index, last: index };
}

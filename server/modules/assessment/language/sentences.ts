import { isPast } from './tense.ts';
import { bindingWords, determiners } from './vocabulary/function-words.ts';
import { durations } from './vocabulary/specific-words.ts';
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

/** What a check is found in. */
export interface Find extends Range {
  /** Shown only where an answer has nothing better. */
  readonly isLastResort?: boolean;
}

/** Nobody's sentence is longer; where punctuation is missing, this keeps all work linear. */
const LONGEST_SENTENCE = 120;

/** Behind "and the owner", a verb stands no farther away than this. */
const FARTHEST_VERB = 4;

/** "My old colleague and I". */
const LONGEST_SUBJECT = 3;

/** Before "I'd", a condition has at least so many words: "If I'd known" has none. */
const SHORTEST_CONDITION = 3;

const conditional = /^(?:if|unless|when|once|until|before)$/;
const imagined = /^(?:i|we)'(?:d|ll)$/;
const wouldOrWill = /^(?:would|will)$/;
/** Behind these, "I would" goes on with what they began: "if he says I'd better go". */
const carriesOn =
  /^(?:that|which|what|how|where|who|than|as|and|or|if|when|says?|said|thinks?|thought|knows?|knew)$/;

const clauseStarters = new Set(
  'and but so because which while when after before until then although though if whereas since'.split(' '),
);

/** "Mrs. Baker" is no end. */
const titles = /^(?:mr|mrs|ms|dr|prof)$/;

/** Cuts a text into sentences. A line break ends one only where the next line starts anew. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Word[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const isFull = current.length === LONGEST_SENTENCE;
    const before = current.at(-1);
    const mayEnd = before !== undefined && !titles.test(before.text);
    if (isFull || (mayEnd && endsSentence(text.slice(end, word.start), text.charAt(word.start)))) {
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

/** The text between a word and the one before it. */
export function gapBefore(sentence: Sentence, index: number): string {
  const word = sentence.words[index];
  const previous = sentence.words[index - 1];
  return word && previous ? sentence.source.slice(previous.end, word.start) : '';
}

/** Whether punctuation (not the hyphen in follow-up) stands before a word. */
export function punctuationBefore(sentence: Sentence, index: number): boolean {
  return /[,:;()[\]"“”—–•|]|\s-|[\r\n]/.test(gapBefore(sentence, index));
}

/** The clauses of a sentence: between punctuation and conjunctions, which begin the clause they lead. */
export function clausesOf(sentence: Sentence): Range[] {
  const clauses: Range[] = [];
  let first = 0;
  sentence.words.forEach((word, index) => {
    if (index === first) return;
    const afterStarter = clauseStarters.has(sentence.words[index - 1]?.text ?? '');
    const opens = clauseStarters.has(word.text) && !afterStarter;
    const joins = joinsNouns(sentence, index) || joinsSubjects(sentence, first, index);
    const starts = opens && !joins && !measuresTime(sentence, index) && !pointsBack(sentence, index);
    if (punctuationBefore(sentence, index) || starts || endsCondition(sentence, first, index)) {
      clauses.push({ first, last: index - 1 });
      first = index;
    }
  });
  clauses.push({ first, last: sentence.words.length - 1 });
  return clauses;
}

/** "The owner and the neighbours": an "and" behind which nobody does anything begins no clause. */
function joinsNouns({ words }: Sentence, index: number): boolean {
  if (words[index]?.text !== 'and' || !determiners.has(words[index + 1]?.text ?? '')) return false;
  return !words
    .slice(index + 2, index + 2 + FARTHEST_VERB)
    .some((word) => isPast(word) || bindingWords.has(word.text));
}

/** "My colleague and I did not agree". */
function joinsSubjects({ words }: Sentence, first: number, index: number): boolean {
  const subject = words.slice(first, index);
  return (
    words[index]?.text === 'and' &&
    /^(?:i|he|she)$/.test(words[index + 1]?.text ?? '') &&
    subject.length <= LONGEST_SUBJECT &&
    determiners.has(subject[0]?.text ?? '') &&
    !subject.some((word) => isPast(word) || bindingWords.has(word.text))
  );
}

/** "Since", "since then", "after that" at the end, and "the summer before last": a time, and no clause of its own. */
function pointsBack(sentence: Sentence, index: number): boolean {
  const [word, next, behind] = sentence.words.slice(index, index + 3);
  if (!/^(?:since|after|before)$/.test(word?.text ?? '')) return false;
  if (!next || punctuationBefore(sentence, index + 1)) return word?.text === 'since';
  if (next.text === 'last') return word?.text === 'before';
  return /^(?:then|that)$/.test(next.text) && (!behind || punctuationBefore(sentence, index + 2));
}

/** "Two weeks before the end": how long before, and no clause of its own. */
function measuresTime({ words }: Sentence, index: number): boolean {
  if (!/^(?:before|after)$/.test(words[index]?.text ?? '')) return false;
  return words[index - 1]?.bases.some((base) => durations.has(base)) ?? false;
}

/** "If it isn't finished I'd go to my boss": what is done under a condition begins where no comma stands. */
function endsCondition({ words }: Sentence, first: number, index: number): boolean {
  if (index < first + SHORTEST_CONDITION || !conditional.test(words[first]?.text ?? '')) return false;
  if (carriesOn.test(words[index - 1]?.text ?? '')) return false;
  const text = words[index]?.text ?? '';
  return imagined.test(text) || (/^(?:i|we)$/.test(text) && wouldOrWill.test(words[index + 1]?.text ?? ''));
}

/** The clause in which a word stands. */
export function clauseAt(clauses: readonly Range[], index: number): Range {
  return clauses.find((clause) => index <= clause.last) ?? { first: index, last: index };
}

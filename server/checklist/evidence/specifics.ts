import { functionWords } from '../language/function-words.ts';
import { clauseAt, clausesOf, punctuationBefore, type Range, type Sentence } from '../language/sentences.ts';
import {
  countingNouns,
  durations,
  measures,
  months,
  namedTools,
  numberWords,
  weekdays,
} from '../language/specific-words.ts';
import { isHabit, isPast } from '../language/verbs.ts';
import type { Word } from '../language/words.ts';

/** "Six long cold winter months" has no more words before the thing. */
const MOST_COUNTED = 3;
const MOST_NUMBERS = 4;
/** "Two things" counts nothing that anybody could picture. */
const vague = /^(?:things?|ways?|reasons?|points?|sorts?|kinds?|sides?|bits?|of|ones?)$/;
const links = /^(?:to|of|in|out|from|or|and|a|the|by|past)$/;

/**
 * Numbers with what they count, dates, and tools by name or by their form ("SQL", "VoiceOver"). Names of people are
 * none: to change a name changes nothing. What the question itself names is no detail of the answer.
 */
export function findSpecifics(sentence: Sentence, promptWords: readonly Word[]): Range[] {
  const { words } = sentence;
  const asked = new Set(promptWords.map(({ stem }) => stem));
  const clauses = clausesOf(sentence);
  const found: Range[] = [];
  let behind = 0;
  words.forEach((word, index) => {
    if (index < behind || (asked.has(word.stem) && !/^\d/.test(word.text))) return;
    const range = numberAt(sentence, index) ?? dateAt(words, index) ?? toolAt(sentence, index);
    if (!range) return;
    behind = range.last + 1;
    const { first, last } = clauseAt(clauses, index);
    if (!isHabit(words.slice(first, last + 1))) found.push(range);
  });
  return found;
}

/** "40 commits", "two hundred and ten", "4 from 10 winter passengers", "7:30"; not "step 5", nor "1." before a line. */
function numberAt(sentence: Sentence, index: number): Range | null {
  const { words, source } = sentence;
  const word = words[index];
  if (!word || !isNumber(word) || countingNouns.has(words[index - 1]?.text ?? '')) return null;
  if (index === 0 && /^\d{1,2}[.)]/.test(source.slice(word.start, word.end + 1)) && words.length > 1)
    return null;
  const end = endOfNumber(sentence, index);
  const last = endOfCounted(sentence, end);
  const unit = words[last];
  if (last === end)
    return /\d/.test(word.text) || end > index || /^(?:half|hundred|thousand|dozen)$/.test(word.text)
      ? { first: index, last }
      : null;
  if (vague.test(unit?.text ?? '')) return null;
  return { first: index, last };
}

function isNumber(word: Word | undefined): boolean {
  return (
    word !== undefined && (/^\d/.test(word.text) || (numberWords.has(word.text) && word.text !== 'twice'))
  );
}

/** Over "to", "out of", "from": "9 in a hundred", "from 20 to 30". */
function endOfNumber(sentence: Sentence, index: number): number {
  const { words } = sentence;
  let end = index;
  for (let next = index + 1; next <= index + MOST_NUMBERS && !punctuationBefore(sentence, next); next += 1) {
    if (isNumber(words[next])) end = next;
    else if (!links.test(words[next]?.text ?? '')) break;
  }
  return end;
}

/** The words behind a number up to what it counts. */
function endOfCounted(sentence: Sentence, end: number): number {
  const { words } = sentence;
  let last = end;
  for (let next = end + 1; next <= end + MOST_COUNTED && !punctuationBefore(sentence, next); next += 1) {
    const word = words[next];
    if (!word || isSmall(word) || isNumber(word)) break;
    if (isPast(word) && !/s$/.test(words[next + 1]?.text ?? '')) break;
    last = next;
    if (measures.has(word.text) || durations.has(word.text) || /[^su]s$/.test(word.text)) break;
  }
  return last;
}

/** "Three people who've": a contraction is a small word too. */
const isSmall = ({ text }: Word) => functionWords.has(text) || text.includes("'");

/** A weekday, or a month behind a word that dates something: April, May and June are people too. */
function dateAt(words: readonly Word[], index: number): Range | null {
  const text = words[index]?.text ?? '';
  const isMonth =
    months.has(text) &&
    /^(?:in|on|since|until|by|last|next|early|late|mid|of|from)$/.test(words[index - 1]?.text ?? '');
  return isMonth || weekdays.has(text.replace(/s$/, '')) ? { first: index, last: index } : null;
}

/** "SQL", "VoiceOver", "Excel"; a text in capitals names nothing by them. */
function toolAt({ source, words }: Sentence, index: number): Range | null {
  const word = words[index];
  if (!word) return null;
  const written = source.slice(word.start, word.end);
  if (functionWords.has(word.text)) return null;
  const isForm =
    /^(?:\p{Lu}{2,6}s?|\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*)$/u.test(written) &&
    /\p{Ll}/u.test(source) &&
    !/^(?:OK|AM|PM|TV|II+)$/.test(written);
  return namedTools.has(word.text) || (isForm && !/^(?:Mc|Mac|De|O)\p{Lu}/u.test(written))
    ? { first: index, last: index }
    : null;
}

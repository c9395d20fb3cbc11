import { punctuationBefore, type Sentence } from './sentences.ts';
import { determiners, subjects, subordinators } from './vocabulary/function-words.ts';
import { wordSet } from './vocabulary/word-list.ts';

const SALAD_SHARE = 0.1;

const neverAfterDeterminer = wordSet(
  'the a an my our because if when i we they he she is was are were have would',
);
const neverAfterSubject = wordSet(
  'result results outcome situation context action example number percent star',
);

/**
 * Whether the words stand in an order nobody says them in: "I result 50% because when". Errors that
 * learners make (a missing article, a wrong tense or preposition) are none of these.
 */
export function isSalad(sentence: Sentence): boolean {
  const { words } = sentence;
  const broken = words.filter((_, index) => isBroken(sentence, index)).length;
  if (broken === 0) return false;
  const last = words.at(-1)?.text ?? '';
  const dangling = determiners.has(last) || subjects.has(last) || subordinators.has(last) ? 1 : 0;
  return (broken + dangling) / words.length >= SALAD_SHARE;
}

function isBroken(sentence: Sentence, index: number): boolean {
  const previous = sentence.words[index - 1]?.text;
  const text = sentence.words[index]?.text;
  if (!previous || !text || punctuationBefore(sentence, index)) return false;
  if (determiners.has(previous)) return neverAfterDeterminer.has(text);
  if (subjects.has(previous)) return isBrokenAfterSubject(text);
  return (
    subordinators.has(previous) && subordinators.has(text) && !(previous === 'because' && text !== 'because')
  );
}

function isBrokenAfterSubject(text: string): boolean {
  return (
    subjects.has(text) ||
    determiners.has(text) ||
    neverAfterSubject.has(text) ||
    subordinators.has(text) ||
    /^\d/.test(text)
  );
}

import { functionWords, listJoiners } from './function-words.ts';
import type { Sentence } from './sentences.ts';
import { isPast } from './verbs.ts';

const LEAST_WORDS = 3;
const SHORT_SENTENCE = 10;
const LONG_SENTENCE = 25;
const unfinished =
  /^(?:a|an|the|my|our|your|their|and|or|but|because|when|while|if|although|unless|whereas)$/;
/** A list of terms has hardly a small word in it, a sentence one in three. */
const LEAST_GLUE = { short: 0.15, long: 0.22 };

/** Notes leave the small words out: "Checked logs, found cause, rolled it back". */
const LEAST_DEEDS = 0.2;

/** Whether the words say something: small words hold them together, or somebody did something. */
export function isProse(sentence: Sentence): boolean {
  const { words } = sentence;
  if (words.length < LEAST_WORDS || isBroken(sentence)) return false;
  const small = words.filter(({ text }) => functionWords.has(text) && !listJoiners.has(text)).length;
  const least = words.length < LONG_SENTENCE ? LEAST_GLUE.short : LEAST_GLUE.long;
  return (
    small / words.length >= least || (small > 0 && words.filter(isPast).length / words.length >= LEAST_DEEDS)
  );
}

/** "I result 50 % because when": a short sentence that ends in what begins something. */
function isBroken({ words }: Sentence): boolean {
  return words.length < SHORT_SENTENCE && unfinished.test(words.at(-1)?.text ?? '');
}

import { wordSet } from '../language/vocabulary/word-list.ts';
import type { Word } from '../language/words.ts';

/** Help that somebody gets and means that they use: told as not done, they are not there. */
const means = wordSet(
  'ask tell call ring phone inform warn notify consult involve check test measure apologise thank',
);

const denials = wordSet(`
  without not never didn't don't doesn't couldn't can't cannot won't wouldn't haven't hadn't didnt dont doesnt couldnt cant
  wont wouldnt
`);

/** May stand between a denial and what is denied: "didn't have to ask", "without ever asking". */
const between = wordSet('ever even really once first yet have had having to need want bother dare');

/** "Without asking my boss", "didn't even call the supplier": what is said not to have been done. */
export function isDenied(words: readonly Word[], first: number): boolean {
  if (!words[first]?.bases.some((base) => means.has(base))) return false;
  let index = first - 1;
  while (index > 0 && between.has(words[index]?.text ?? '')) index -= 1;
  return denials.has(words[index]?.text ?? '');
}

import { months } from '../../checklist/language/specific-words.ts';
import { listed } from './listed.ts';

/** With a capital in front of a name: what opens a sentence, and an office, a rank or a relative. In small letters. */
const openings = listed('before-names.txt');

/** Whether a capitalised word stands in front of a name rather than in it. */
export function isBeforeName(word: string): boolean {
  const small = word.toLowerCase();
  return openings.has(small) || months.has(small);
}

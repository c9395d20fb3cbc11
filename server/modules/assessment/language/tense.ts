import { irregularPast } from './vocabulary/irregular-verbs.ts';
import type { Word } from './words.ts';

const pastForms = /^(?:was|were|had|did|could|wasn't|weren't|hadn't|didn't|couldn't)$/;

/** Whether a word is the past form of a verb; an adjective in -ed is taken for one. */
export function isPast({ text }: Word): boolean {
  return pastForms.test(text) || irregularPast.has(text) || (text.length > 4 && text.endsWith('ed'));
}

import type { EvidenceSpan } from '../../../gen/types/types.gen.ts';
import type { Range, Sentence } from '../language/sentences.ts';
import { functionWords } from '../language/vocabulary/function-words.ts';
import { wordSet } from '../language/vocabulary/word-list.ts';
import type { Word } from '../language/words.ts';

/** The words of the checks themselves: they are no content that shows a check. */
const checkWords = wordSet(`
  result results outcome situation context action task example number numbers percent specific evidence concept end
  star effect impact
`);

/** The words of a range as a span of the answer they stand in, with a sign of percent or currency beside them. */
export function spanOf(turnId: string, { source, words }: Sentence, { first, last }: Range): EvidenceSpan {
  const from = words[first]?.start ?? 0;
  const to = words[last]?.end ?? from;
  const start = from - (/[$€£]$/.exec(source.slice(Math.max(0, from - 1), from))?.[0].length ?? 0);
  const end = to + (/^ ?[%€$£]/.exec(source.slice(to, to + 2))?.[0].length ?? 0);
  return { turn_id: turnId, start, end, quote: source.slice(start, end) };
}

/** "In the end", but not "end up". */
function isOfCheck(text: string, next: Word | undefined): boolean {
  return checkWords.has(text) && next?.text !== 'up';
}

/** How many words of a range carry content of their own, beside small words and the names of the checks. */
export function contentIn({ words }: Sentence, { first, last }: Range): number {
  return words
    .slice(first, last + 1)
    .filter(({ text }, index) => !functionWords.has(text) && !isOfCheck(text, words[first + index + 1]))
    .length;
}

import type { EvidenceSpan } from '../../../openapi/gen/types.gen.ts';
import { functionWords } from '../language/function-words.ts';
import type { Range, Sentence } from '../language/sentences.ts';

/** Spans shown for one check or concept; more would only colour the whole answer. */
const MOST_SPANS = 8;

/** The words of a range as a span of the answer they stand in, with a sign of percent or currency beside them. */
export function spanOf(turnId: string, { source, words }: Sentence, { first, last }: Range): EvidenceSpan {
  const from = words[first]?.start ?? 0;
  const to = words[last]?.end ?? from;
  const start = from - (/[$€£]$/.exec(source.slice(Math.max(0, from - 1), from))?.[0].length ?? 0);
  const end = to + (/^ ?[%€$£]/.exec(source.slice(to, to + 2))?.[0].length ?? 0);
  return { turn_id: turnId, start, end, quote: source.slice(start, end) };
}

/** How many words of a range carry content of their own. */
export function contentIn({ words }: Sentence, { first, last }: Range): number {
  return words.slice(first, last + 1).filter(({ text }) => !functionWords.has(text)).length;
}

/** What is shown of what was found: the first spans, in the order of the text, none inside another. */
export function tidy(spans: readonly EvidenceSpan[]): EvidenceSpan[] {
  const kept: EvidenceSpan[] = [];
  for (const span of spans) {
    if (kept.length === MOST_SPANS) break;
    if (!kept.some(({ turn_id, end }) => turn_id === span.turn_id && span.start < end)) kept.push(span);
  }
  return kept;
}

import type { EvidenceSpan } from '../../../gen/types/types.gen.ts';
import type { Range } from '../language/sentences.ts';

/** Spans shown for one check or concept; more would only colour the whole answer. */
const MOST_SPANS = 8;

/** Words in which something is found. */
export interface SpanFound {
  readonly span: EvidenceSpan;
  /** Shown only where an answer has nothing better. */
  readonly isLastResort?: boolean | undefined;
}

/** What is shown of what was found. */
export function shownOf(found: readonly SpanFound[]): EvidenceSpan[] {
  const good = found.filter(({ isLastResort }) => !isLastResort);
  return tidy((good.length > 0 ? good : found).map(({ span }) => span));
}

/** The ranges of one sentence in the order of the text, the longer first where two begin together. */
export function inOrder<T extends Range>(ranges: readonly T[]): T[] {
  return ranges.toSorted((a, b) => a.first - b.first || b.last - a.last);
}

/** The first spans, without those that begin inside an earlier one of the same turn. */
function tidy(spans: readonly EvidenceSpan[]): EvidenceSpan[] {
  const kept: EvidenceSpan[] = [];
  for (const span of spans) {
    if (kept.length === MOST_SPANS) break;
    if (!kept.some(({ turn_id, end }) => turn_id === span.turn_id && span.start < end)) kept.push(span);
  }
  return kept;
}

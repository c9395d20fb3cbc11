import type { Checklist, ChecklistItem, ConceptMark, EvidenceSpan } from '../../../openapi/gen/types.gen.ts';
import type { SpokenTurn } from './ports.ts';

const unsupported = 'Words in the answer that show it.';

/**
 * Drops every quote that is not exactly what the candidate said. What is left without evidence counts
 * as not found, whichever engine claimed it.
 */
export function withValidQuotes(checklist: Checklist, turns: readonly SpokenTurn[]): Checklist {
  const items = checklist.items.map((item): ChecklistItem => {
    const checked = withValidEvidence(item, turns);
    return { ...checked, missing: checked.found ? null : (item.missing ?? unsupported) };
  });
  const concepts = checklist.concepts.map((concept) => withValidEvidence(concept, turns));
  return { ...checklist, items, concepts, found: items.filter(({ found }) => found).length };
}

function withValidEvidence<T extends ChecklistItem | ConceptMark>(mark: T, turns: readonly SpokenTurn[]): T {
  const evidence = mark.evidence.filter((span) => isQuote(span, turns));
  return { ...mark, evidence, found: mark.found && evidence.length > 0 };
}

function isQuote({ turn_id, start, end, quote }: EvidenceSpan, turns: readonly SpokenTurn[]): boolean {
  const said = turns.find(({ turnId }) => turnId === turn_id)?.answer;
  return said !== undefined && start >= 0 && start < end && said.slice(start, end) === quote;
}

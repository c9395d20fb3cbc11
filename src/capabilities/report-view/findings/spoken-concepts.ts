import type { ConceptMark } from '../../../../openapi/gen/types.gen.ts';

/** The concepts that count: those that were spoken about, and not only by what came of it in the end. */
export function spokenConcepts(concepts: readonly ConceptMark[]): readonly ConceptMark[] {
  return concepts.filter(({ found, by_result }) => found && !by_result);
}

import type { Question } from '../../../content/question-bank.ts';
import type { ConceptMark } from '../../../gen/types/types.gen.ts';
import { findConcepts, isWeighty } from '../evidence/concepts.ts';
import { spanOf } from '../evidence/spans.ts';
import type { Range, Sentence } from '../language/sentences.ts';
import { inOrder, type SpanFound, shownOf } from './shown-spans.ts';

interface Spoken {
  readonly turnId: string;
  readonly sentence: Sentence;
  /** Whether a stretch of it can be evidence. */
  readonly isOwn: (at: Range) => boolean;
}

/** What is said of each concept of a question. */
export function markConcepts(question: Question, spoken: readonly Spoken[]): ConceptMark[] {
  const found = new Map<string, SpanFound[]>(question.concepts.map(({ id }) => [id, []]));
  for (const { turnId, sentence, isOwn } of spoken) {
    for (const match of inOrder(findConcepts(sentence, question).filter(isOwn))) {
      const span = spanOf(turnId, sentence, match);
      found.get(match.conceptId)?.push({ span, isLastResort: isVague(sentence, match) });
    }
  }
  return question.concepts.map(({ id, label }) => {
    const evidence = shownOf(found.get(id) ?? []);
    return { _id: id, label, found: evidence.length > 0, evidence };
  });
}

/** A single word ("column"), or words that are in any talk ("told me he"). */
function isVague({ words }: Sentence, { first, last }: Range): boolean {
  return first === last || !words.slice(first, last + 1).some(isWeighty);
}

/** What came of it in the end speaks about a concept that asks for it; for the check it counts once, as the result. */
export function withOutcome(
  { concepts }: Question,
  marks: readonly ConceptMark[],
  results: readonly SpanFound[],
): ConceptMark[] {
  const evidence = shownOf(results.filter(({ isLastResort }) => !isLastResort).slice(-1));
  const asking = new Set(concepts.flatMap(({ id, isOutcome }) => (isOutcome ? id : [])));
  if (evidence.length === 0) return [...marks];
  return marks.map((mark) =>
    mark.found || !asking.has(mark._id) ? mark : { ...mark, found: true, by_result: true, evidence },
  );
}

import type { EvidenceSpan, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import type { MarkName } from '../checks/check-styles.ts';

/** What an engine found in the answers to a question. */
export type Findings = Pick<ReportQuestion, 'checklist' | 'assessment'>;

/** A place in an answer, and what it is evidence for. */
export interface AnswerMark {
  readonly start: number;
  readonly end: number;
  readonly check: MarkName;
}

/** A run of characters under the same marks; `checks` is empty for plain text. */
export interface AnswerSegment {
  readonly start: number;
  readonly text: string;
  readonly checks: readonly MarkName[];
}

/**
 * Cuts an answer at every edge of every mark, and `alsoAt` a place, so that marks that overlap can be drawn one beside
 * the other. Joined, the segments are the answer; places are UTF-16 code units.
 */
export function answerSegments(
  answer: string,
  marks: readonly AnswerMark[],
  alsoAt: number | null = null,
): AnswerSegment[] {
  const inside = marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start), end: Math.min(answer.length, mark.end) }))
    .filter((mark) => mark.start < mark.end);
  const place = alsoAt === null ? [] : [Math.min(Math.max(0, alsoAt), answer.length)];
  const edges = new Set([0, answer.length, ...place, ...inside.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...edges].sort((a, b) => a - b);

  return cuts.slice(0, -1).map((start, index) => {
    const covering = inside.filter((mark) => mark.start <= start && start < mark.end);
    return {
      start,
      text: answer.slice(start, cuts[index + 1]),
      checks: unique(covering),
    };
  });
}

const unique = (marks: readonly AnswerMark[]): MarkName[] => [...new Set(marks.map(({ check }) => check))];

/** All the evidence that lies in one turn. */
export function marksOfTurn({ checklist, assessment }: Findings, turnId: string): AnswerMark[] {
  const marksFor = (check: MarkName, evidence: readonly EvidenceSpan[]) =>
    evidence.filter(isIn(turnId)).map(({ start, end }) => ({ start, end, check }));
  return [
    ...(checklist?.items ?? []).flatMap(({ check, evidence }) => marksFor(check, evidence)),
    ...(checklist?.concepts ?? []).flatMap(({ evidence }) => marksFor('concepts', evidence)),
    ...marksFor('quote', assessment?.evidence ?? []),
  ];
}

/** Whether anything is marked in the answers to a question. */
export const isMarked = (answer: Findings & Pick<ReportQuestion, 'turns'>): boolean =>
  answer.turns.some(({ _id }) => marksOfTurn(answer, _id).length > 0);

const isIn = (turnId: string) => (span: EvidenceSpan) => span.turn_id === turnId;

/** The DOM id of the marked segment that begins at a place in a turn's answer. */
export const segmentId = (turnId: string, start: number) => `evidence-${turnId}-${start}`;

import type { CheckName, EvidenceSpan } from '../../../../openapi/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';

/** A place in the answer of one turn. */
export interface AnswerPlace {
  readonly turnId: string;
  /** UTF-16 code units from the start of the answer. */
  readonly at: number;
}

type Answered = Pick<FoundAnswer, 'turns' | 'checklist' | 'assessment'>;

/** After which evidence something that is missing is best said; where none of it is there, at the end. */
const follows: Record<CheckName, readonly CheckName[]> = {
  context: [],
  action: ['context'],
  result: [],
  specifics: ['result', 'action'],
  concepts: ['concepts', 'action'],
};

/** Where in an answer a check that is missing would be met; null where there is no answer. */
export function placeOfCheck(answer: Answered, check: CheckName): AnswerPlace | null {
  if (check === 'context') return startOf(answer);
  const evidence = follows[check]
    .map((before) => answer.checklist?.items.find((item) => item.check === before)?.evidence ?? [])
    .find((spans) => spans.length > 0);
  return placeAfter(answer, evidence ?? []);
}

/** After the sentence of the last of these spans; at the end of the answer where there is none. */
export function placeAfter(answer: Answered, evidence: readonly EvidenceSpan[]): AnswerPlace | null {
  const turns = answeredTurns(answer);
  for (const { _id, text } of turns.toReversed()) {
    const ends = evidence.filter(({ turn_id }) => turn_id === _id).map(({ end }) => end);
    if (ends.length > 0) return { turnId: _id, at: endOfSentence(text, Math.max(...ends)) };
  }
  const last = turns.at(-1);
  return last ? { turnId: last._id, at: last.text.trimEnd().length } : null;
}

function startOf(answer: Answered): AnswerPlace | null {
  const [first] = answeredTurns(answer);
  return first ? { turnId: first._id, at: 0 } : null;
}

const answeredTurns = ({ turns }: Answered) =>
  turns.flatMap(({ _id, answer }) => (answer?.trim() ? [{ _id, text: answer }] : []));

/** Behind the stop of the sentence that a place lies in, or before the line break that ends it. */
function endOfSentence(text: string, from: number): number {
  // A mark may reach over the stop itself.
  const start = Math.max(0, from - 1);
  const end = /[.!?…]+["”’)\]]*(?=\s|$)|(?=\n)/.exec(text.slice(start));
  return end ? Math.max(from, start + end.index + end[0].length) : text.trimEnd().length;
}

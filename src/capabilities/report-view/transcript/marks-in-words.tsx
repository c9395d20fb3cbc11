import { visibleControls } from '../../../lib/visible-controls.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import type { AnswerMark } from './answer-segments.ts';

interface MarksInWordsProps {
  readonly answer: string;
  readonly marks: readonly AnswerMark[];
  readonly labels: MarkLabels;
}

/** Each mark of an answer with what it means, for who sees no tints: the answer itself is read without a break. */
export function MarksInWords({ answer, marks, labels }: MarksInWordsProps) {
  if (marks.length === 0) return null;
  const inOrder = marks.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const lines = inOrder.map(({ start, end, check }) => `${labels[check]}: “${answer.slice(start, end)}”`);
  return (
    <ul aria-label="Marked in this answer" style={visuallyHidden}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{visibleControls(line)}</li>
      ))}
    </ul>
  );
}

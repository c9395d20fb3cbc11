import Typography from '@mui/material/Typography';
import type { Report, ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { AnswerFindings } from '../answer-findings.tsx';
import { checkLabels } from '../check-labels.ts';
import { whyNotComparable } from '../comparable.ts';
import { TurnCard } from '../turn-card.tsx';

interface EarlierAnswerProps {
  readonly earlier: Report;
  readonly later: Report;
  readonly question: ReportQuestion;
}

const nothingFound = { checklist: null, assessment: null };

/** What was answered before; with its findings only where the same engine made both reports. */
export function EarlierAnswer({ earlier, later, question }: EarlierAnswerProps) {
  const before = earlier.questions.find(({ question_id }) => question_id === question.question_id);
  const labels = checkLabels(earlier);
  if (!before) return <Typography>The earlier report has no such question.</Typography>;
  if (before.exact || !whyNotComparable(earlier, later))
    return <AnswerFindings question={before} labels={labels} />;
  return before.turns.map((turn) => (
    <TurnCard key={turn._id} turn={turn} findings={nothingFound} labels={labels} />
  ));
}

import Typography from '@mui/material/Typography';
import type { Report, ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { AnswerFindings } from '../answer-findings.tsx';
import { checkLabels } from '../check-labels.ts';
import { whyNotComparable } from '../comparable.ts';
import { PlainAnswer } from '../plain-answer.tsx';

interface EarlierAnswerProps {
  readonly earlier: Report;
  readonly later: Report;
  readonly question: ReportQuestion;
}

/** What was answered before; with its findings only where the same engine made both reports. */
export function EarlierAnswer({ earlier, later, question }: EarlierAnswerProps) {
  const before = earlier.questions.find(({ question_id }) => question_id === question.question_id);
  if (!before) return <Typography>The earlier report has no such question.</Typography>;
  if (before.exact || !whyNotComparable(earlier, later))
    return <AnswerFindings question={before} labels={checkLabels(earlier)} />;
  return <PlainAnswer turns={before.turns} />;
}

import Typography from '@mui/material/Typography';
import type { Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { lastAnswerIn } from '../../interview/answer-in-report.ts';
import { checkLabels } from '../checks/check-labels.ts';
import { AnswerFindings } from '../findings/answer-findings.tsx';
import { PlainAnswer } from '../transcript/plain-answer.tsx';
import { whyNotComparable } from '../versions/comparable.ts';
import { AnswerDate } from './answer-date.tsx';

interface EarlierAnswerProps {
  readonly earlier: Report;
  readonly later: Report;
  readonly question: ReportQuestion;
}

/** What was answered last before, and when; with its findings only where the same engine made both reports. */
export function EarlierAnswer({ earlier, later, question }: EarlierAnswerProps) {
  const before = earlier.questions.find(({ question_id }) => question_id === question.question_id);
  if (!before) return <Typography>The earlier report has no such question.</Typography>;
  const last = { ...lastAnswerIn(before), anchors: before.anchors };
  return (
    <>
      <AnswerDate turns={last.turns} reportedAt={earlier.created_at} />
      {last.exact || !whyNotComparable(earlier, later) ? (
        <AnswerFindings question={last} labels={checkLabels(earlier)} />
      ) : (
        <PlainAnswer turns={last.turns} />
      )}
    </>
  );
}

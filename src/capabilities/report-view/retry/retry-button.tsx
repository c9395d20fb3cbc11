import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { useStartPractice } from '../../interview/use-start-practice.ts';
import { isSubmitted } from './is-submitted.ts';

interface RetryButtonProps {
  readonly report: Report;
  readonly question: ReportQuestion;
}

/** Creates a practice of this one question and opens it; nothing where the right choice is known and was made. */
export function RetryButton({ report, question }: RetryButtonProps) {
  const creation = useStartPractice();
  const create = () =>
    creation.create({ mode: 'retry', report_id: report._id, question_id: question.question_id });
  if (question.exact?.result === 'right' && !question.exact.code) return null;
  return (
    <Box sx={{ mt: 3, displayPrint: 'none' }}>
      {creation.isError && (
        <ErrorPanel title="The retry was not started" error={creation.error} onRetry={create} />
      )}
      <Button
        variant="outlined"
        startIcon={<ReplayOutlined />}
        loading={creation.isPending}
        aria-describedby={`question-${question.number}-title`}
        onClick={create}
        sx={{ minHeight: TOUCH_TARGET }}
      >
        {isAnswered(question) ? 'Retry this answer' : 'Answer this question now'}
      </Button>
    </Box>
  );
}

/** Whether something was submitted to a question, at first or after a skip. */
const isAnswered = ({ turns, retries = [] }: ReportQuestion): boolean =>
  [turns, ...retries.map((retry) => retry.turns)].some(isSubmitted);

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { isPostponed } from '../../../capabilities/interview/evaluation-steps.ts';
import { EvaluateAgainButton } from '../../../capabilities/report-view/versions/evaluate-again-button.tsx';

interface EvaluationNewsProps {
  readonly session: Session;
  /** True where the report takes longer than usual. */
  readonly slow: boolean;
  /** True where the page goes on by itself once there is a report. */
  readonly moves: boolean;
}

/** What is to be said of the evaluation besides its steps. */
export function EvaluationNews({ session, slow, moves }: EvaluationNewsProps) {
  const { evaluation, interview, report_id: reportId } = session;
  if (evaluation.state === 'needs_human')
    return (
      <>
        <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
          {session.mode === 'practice'
            ? 'Your answers are stored, but the evaluation did not finish. You can have them evaluated again, now or later.'
            : 'Your answers are stored, but the evaluation did not finish. Somebody has to look into it.'}
        </Alert>
        {session.mode === 'practice' && <EvaluateAgainButton sessionId={session._id} />}
      </>
    );
  if (interview) return <InterviewNews session={session} company={interview.company} />;
  if (reportId) return <Typography>The report is ready{moves ? ' and opens now.' : '.'}</Typography>;
  return (
    <>
      {evaluation.message && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {evaluation.message}
        </Alert>
      )}
      {slow && (
        <Typography>
          This takes longer than usual. You can leave: it goes on without you, and the report will be in your
          list of reports.
        </Typography>
      )}
    </>
  );
}

interface InterviewNewsProps {
  readonly session: Session;
  readonly company: string;
}

/** What comes next of an interview for hiring: a report is not read here, and nobody has to wait. */
function InterviewNews({ session: { status, evaluation }, company }: InterviewNewsProps) {
  return (
    <>
      {evaluation.message && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {evaluation.message}
        </Alert>
      )}
      <Typography>
        {status === 'reported'
          ? `Your interview with ${company} is evaluated. A person reviews it next and decides.`
          : `Your interview with ${company} has arrived. It is evaluated ${isPostponed(evaluation) ? 'once the AI is back' : 'next'}; then a person reviews it and decides.`}{' '}
        The page of your results says how it goes on.
      </Typography>
    </>
  );
}

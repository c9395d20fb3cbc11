import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { StepList } from '../step-list.tsx';
import { evaluationSteps } from './evaluation-steps.ts';
import { SessionHeading } from './session-heading.tsx';
import { ranOut } from './session-stage.ts';

/** Long enough to see that the report is ready, short enough not to wait for it. */
const moveAfterMs = 1200;
const longWaitMs = 10_000;

interface SessionEndedProps {
  readonly session: Session;
  /** True where there is something on the page that must not go by itself. */
  readonly stay: boolean;
}

/** What happens after the last answer, until the report is there; then goes to what follows by itself. */
export function SessionEnded({ session, stay }: SessionEndedProps) {
  const navigate = useNavigate();
  const { interview, report_id: reportId } = session;
  const resultPath = interview && paths.candidate.result(interview._id);
  const nextPath = reportId && (resultPath ?? paths.candidate.report(reportId));
  const needsHuman = session.evaluation.state === 'needs_human';
  const slow = useAfter(longWaitMs) && !nextPath && !needsHuman;

  useEffect(() => {
    if (!nextPath || stay) return;
    const timer = setTimeout(() => void navigate(nextPath, { replace: true }), moveAfterMs);
    return () => clearTimeout(timer);
  }, [nextPath, stay, navigate]);

  return (
    <Stack spacing={4}>
      <div>
        <SessionHeading title={endedTitle(session)} />
        {ranOut(session) && (
          <Typography sx={{ mt: 1 }}>
            The time is up. What had been saved of your last answer is kept; questions not asked yet are
            marked so.
          </Typography>
        )}
      </div>
      <StepList steps={evaluationSteps(session)} />
      <div role="status">
        {needsHuman && (
          <Alert severity="warning" role="presentation">
            {session.evaluation.message ?? 'The evaluation did not finish and a person has to look at it.'}{' '}
            Your answers are stored.
          </Alert>
        )}
        {!needsHuman && !nextPath && session.evaluation.message && (
          <Alert severity="info" role="presentation">
            {session.evaluation.message}
          </Alert>
        )}
        {slow && (
          <Typography>
            This takes longer than usual. You can leave: it goes on without you, and the report will be in
            your list of reports.
          </Typography>
        )}
        {nextPath && (
          <Typography>The report is ready{stay ? '.' : ` and ${opening(session)} now.`}</Typography>
        )}
      </div>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {resultPath && (
          <LinkButton to={resultPath} variant="contained" size="large">
            See how it goes on
          </LinkButton>
        )}
        {!resultPath && nextPath && (
          <LinkButton to={nextPath} variant="contained" size="large">
            Open the report
          </LinkButton>
        )}
        <LinkButton to={paths.candidate.dashboard} variant="outlined" size="large">
          Go to the dashboard
        </LinkButton>
      </Stack>
    </Stack>
  );
}

/** Where the page goes by itself, as the end of a sentence. */
const opening = ({ interview }: Session) => (interview ? 'the page of your results opens' : 'opens');

function endedTitle(session: Session): string {
  if (session.evaluation.state === 'needs_human') return 'A person has to look at this one';
  if (session.status === 'reported') return 'Your report is ready';
  return ranOut(session) ? 'Time is up' : 'Your answers are stored';
}

/** Turns true so many milliseconds after the first drawing. */
function useAfter(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return after;
}

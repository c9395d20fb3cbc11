import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { AnotherAttempt } from '../../../capabilities/interview/another-attempt.tsx';
import { evaluationSteps } from '../../../capabilities/interview/evaluation-steps.ts';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { ranOut } from '../../../capabilities/interview/session-stage.ts';
import { StepList } from '../../../components/step-list.tsx';
import { SessionHeading } from '../components/session-heading.tsx';
import { EvaluationNews } from './evaluation-news.tsx';
import { OpenReports } from './open-reports.tsx';
import { pathOn, WaysOn } from './ways-on.tsx';

/** Long enough to see that the report is ready, short enough not to wait for it. */
const moveAfterMs = 1200;
const longWaitMs = 10_000;

interface SessionEndedProps {
  readonly session: Session;
  /** True where there is something on the page that must not go by itself. */
  readonly stay: boolean;
}

/**
 * What happens after the last answer, until the report is there. From a practice it then goes on by itself; what is
 * said of an interview for hiring stays until it was read.
 */
export function SessionEnded({ session, stay }: SessionEndedProps) {
  const navigate = useNavigate();
  const nextPath = session.interview ? null : session.report_id && pathOn(session);
  const slow = useAfter(longWaitMs);

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
        <EvaluationNews session={session} slow={slow} moves={!stay} />
      </div>
      {session.interview && <LeftToDo interview={session.interview} status={session.status} />}
      <WaysOn session={session} />
    </Stack>
  );
}

function endedTitle(session: Session): string {
  if (session.evaluation.state === 'needs_human') return 'Your answers could not be evaluated yet';
  if (session.status === 'reported')
    return session.interview ? 'Your answers are evaluated' : 'Your report is ready';
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

interface LeftToDoProps extends Pick<Session, 'status'> {
  readonly interview: SessionInterview;
}

/** What an interview for hiring leaves to do once an attempt has ended; nothing until it was asked for after that. */
function LeftToDo({ interview, status }: LeftToDoProps) {
  const { data: stored, isFetchedAfterMount } = useQuery({
    ...interviewQuery(interview._id),
    refetchOnMount: 'always',
  });
  if (!stored || !isFetchedAfterMount) return null;
  if (stored.waits_for !== null) return <AnotherAttempt interview={stored} />;
  // A new one with each step of the evaluation, at whose end there is one more.
  return <OpenReports key={status} interview={interview} />;
}

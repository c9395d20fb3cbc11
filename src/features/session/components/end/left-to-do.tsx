import { useQuery } from '@tanstack/react-query';
import type { Session, SessionInterview } from '../../../../../openapi/gen/types.gen.ts';
import { AnotherAttempt } from '../../../../capabilities/interview/another-attempt.tsx';
import { interviewQuery } from '../../../../capabilities/interview/queries.ts';
import { OpenReports } from './open-reports.tsx';

interface LeftToDoProps extends Pick<Session, 'status'> {
  readonly interview: SessionInterview;
}

/** What an interview for hiring leaves to do once an attempt has ended; nothing until it was asked for after that. */
export function LeftToDo({ interview, status }: LeftToDoProps) {
  const { data: stored, isFetchedAfterMount } = useQuery({
    ...interviewQuery(interview._id),
    refetchOnMount: 'always',
  });
  if (!stored || !isFetchedAfterMount) return null;
  if (stored.waits_for !== null) return <AnotherAttempt interview={stored} />;
  // A new one with each step of the evaluation, at whose end there is one more.
  return <OpenReports key={status} interview={interview} />;
}

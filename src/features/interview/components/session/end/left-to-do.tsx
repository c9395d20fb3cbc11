import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { interviewQuery } from '../../../queries.ts';
import { AnotherAttempt } from '../../result/another-attempt.tsx';

/** What an interview for hiring leaves to do once an attempt has ended; nothing until it was asked for after that. */
export function LeftToDo({ interviewId }: { readonly interviewId: string }) {
  const { data: interview, isFetchedAfterMount } = useQuery({
    ...interviewQuery(interviewId),
    refetchOnMount: 'always',
  });
  if (!interview || !isFetchedAfterMount) return null;
  if (interview.waits_for === null) return <Typography>There is nothing for you to do.</Typography>;
  return <AnotherAttempt interview={interview} />;
}

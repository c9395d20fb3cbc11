import { useQuery } from '@tanstack/react-query';
import type { InvitedInterviewSummary } from '../../../openapi/gen/types.gen.ts';
import { waitingInterviews } from '../../api/waiting-interviews.ts';
import { type WaitingWords, waitingWords } from '../../capabilities/interview/waiting-words.ts';
import { useStores } from '../../stores/context.tsx';

interface WaitingInterview {
  readonly interview: InvitedInterviewSummary;
  readonly words: WaitingWords;
}

interface WaitingInterviews {
  readonly waiting: readonly WaitingInterview[];
  /** True where they could not be looked up. */
  readonly isUnknown: boolean;
}

/** The interviews for hiring that somebody can go on with; of none but a candidate there are any. */
export function useWaitingInterviews(): WaitingInterviews {
  const { auth } = useStores();
  const { data, isError } = useQuery({ ...waitingInterviews(), enabled: auth.user?.role === 'candidate' });
  const waiting = (data?.items ?? []).flatMap((interview) => {
    const words = waitingWords(interview);
    return words ? { interview, words } : [];
  });
  return { waiting, isUnknown: isError && !data };
}

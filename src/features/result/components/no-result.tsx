import { useQuery } from '@tanstack/react-query';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { interviewQuery } from '../../../capabilities/interview/queries.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';

/** Said in place of a result where no attempt was submitted. */
export function NoResult({ interviewId }: { readonly interviewId: string }) {
  const interview = useQuery(interviewQuery(interviewId));
  return (
    <Loaded
      query={interview}
      errorTitle="The results could not be loaded"
      wayBack={{ to: paths.candidate.interviews, label: 'Your interviews' }}
    >
      {(data) => (
        <EmptyState
          title={titleOf(data)}
          action={
            data.waits_for && (
              <LinkButton to={paths.candidate.interview(interviewId)} variant="contained" size="large">
                Open the invitation
              </LinkButton>
            )
          }
        >
          {data.title} at {data.company}. Deadline: <DatedTime value={data.closes_at} />
        </EmptyState>
      )}
    </Loaded>
  );
}

function titleOf({ state, waits_for }: InvitedInterview): string {
  if (waits_for === 'declined') return 'You declined what this interview requires';
  if (state === 'expired') return 'This interview expired without an attempt';
  if (state === 'declined') return 'You declined this invitation';
  if (state === 'revoked') return 'This invitation was withdrawn';
  return 'You have not submitted an attempt yet';
}

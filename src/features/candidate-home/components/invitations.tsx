import type { UseQueryResult } from '@tanstack/react-query';
import type { InvitedInterviewPage, InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { DueTime } from '../../../capabilities/interview/due-time.tsx';
import { attemptsLeft, interviewStateNames } from '../../../capabilities/interview/interview-words.ts';
import { furtherAttemptRule } from '../../../capabilities/interview/waiting-words.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

interface InvitationsProps {
  readonly invitations: UseQueryResult<InvitedInterviewPage, unknown>;
  /** The interview that is shown as the next thing to do; null where something else is. */
  readonly nextId: string | null;
}

const mostShown = 5;

/** The interviews of which something waits but for the one that is next, the nearest deadline first; nothing where it is all of them. */
export function Invitations({ invitations, nextId }: InvitationsProps) {
  const others = invitations.data?.items.filter(({ _id }) => _id !== nextId);
  if (others?.length === 0) return null;
  const rows = others?.slice(0, mostShown).map((interview) => (
    <RecentRow
      key={interview._id}
      to={paths.candidate.interview(interview._id)}
      title={interview.title}
      detail={
        <>
          {factLine(`${interview.company} · `)}
          <DueTime interview={interview} deadline="Deadline " />
          {notes[interview.waits_for ?? 'attempt']}
        </>
      }
      aside={statusText(interview)}
    />
  ));
  return (
    <RecentSection
      title={nextId ? 'Other invitations' : 'Invitations'}
      query={invitations}
      rows={rows ?? null}
      more={
        <LinkButton to={paths.candidate.interviews} variant="text" sx={flushButton}>
          All interviews
        </LinkButton>
      }
    />
  );
}

/** What can be done until the deadline, where that is more than to begin. */
const notes: Record<NonNullable<InvitedInterviewSummary['waits_for']>, string> = {
  open_attempt: '',
  attempt: '',
  further_attempt: `. ${furtherAttemptRule}.`,
  declined: '. You can still change that.',
};

function statusText({ waits_for, attempts, state }: InvitedInterviewSummary): string {
  if (waits_for === 'further_attempt') return attemptsLeft(attempts);
  return waits_for === 'declined' ? 'Declined' : interviewStateNames[state];
}

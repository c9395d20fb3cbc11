import type { UseQueryResult } from '@tanstack/react-query';
import type { InvitedInterviewPage } from '../../../api/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { interviewStateNames } from '../../../lib/interview-words.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

interface InvitationsProps {
  readonly invitations: UseQueryResult<InvitedInterviewPage, unknown>;
  /** The interview that is shown as the next thing to do; null where something else is. */
  readonly nextId: string | null;
}

/** The invitations that are open but for the one that is next, the nearest deadline first; nothing where it is all of them. */
export function Invitations({ invitations, nextId }: InvitationsProps) {
  const others = invitations.data?.items.filter(({ _id }) => _id !== nextId);
  if (others?.length === 0) return null;
  const rows = others?.map(({ _id, title, company, closes_at, state }) => (
    <RecentRow
      key={_id}
      to={paths.candidate.interview(_id)}
      title={title}
      detail={
        <>
          {company} · deadline <DatedTime value={closes_at} />
        </>
      }
      aside={interviewStateNames[state]}
    />
  ));
  return (
    <RecentSection
      title={nextId ? 'Other invitations' : 'Invitations'}
      query={invitations}
      rows={rows ?? null}
      empty="No open invitation."
      more={
        <LinkButton to={paths.candidate.interviews} variant="text" sx={flushButton}>
          All interviews
        </LinkButton>
      }
    />
  );
}

import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { HiringInvitation, InvitationStatus } from '../../../../openapi/gen/types.gen.ts';
import { assignmentWords } from '../../../capabilities/hiring/assignment-words.ts';
import { invitationStatusWords } from '../../../capabilities/hiring/invitation-status.ts';
import { PeekFacts } from '../../../capabilities/hiring/peek/peek-facts.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import type { Peek } from '../../../components/list-page/list-body.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { paths } from '../../../lib/paths.ts';
import { retryImport } from '../../../lib/retry-import.ts';
import { accommodationWords } from './accommodations.tsx';

const loadLink = () => import(/* webpackChunkName: "invitation-link" */ './invitation-link.tsx');

const InvitationLink = lazy(async () => ({ default: (await retryImport(loadLink)).InvitationLink }));

/** By which somebody can still begin. */
const USABLE: readonly InvitationStatus[] = ['scheduled', 'sent', 'opened', 'bounced'];

export const INVITATION_PEEK: Peek<HiringInvitation> = {
  keyOf: ({ _id }) => _id,
  titleOf: ({ candidate }) => candidate.full_name,
  content: (row) => <InvitationPeek row={row} />,
};

/** What became of an invitation; who does not decide on an accommodation is told of none. */
function InvitationPeek({ row }: { readonly row: HiringInvitation }) {
  const { candidate, workspace, interview, session_id: session, accommodation, attempts } = row;
  return (
    <>
      <PeekFacts
        facts={{
          Interview: interview.title,
          Workspace: workspace.title,
          Status: invitationStatusWords[row.status],
          Deadline: <RelativeTime value={row.deadline} />,
          'Last event': <RelativeTime value={row.changed_at} />,
          Reminded: row.reminded_at && <RelativeTime value={row.reminded_at} />,
          'Sent to': candidate.email,
          Account: row.account_email ?? 'Not linked yet',
          Attempts: `${attempts.used} of ${attempts.allowed}`,
          Scorecards: session && `${row.scorecards} of ${row.scorecards_needed}`,
          Reviewers:
            row.reviewers.length > 0 &&
            row.reviewers.map(({ member, status }) => (
              <div key={member._id}>
                {member.full_name}: {assignmentWords[status]}
              </div>
            )),
          Link: row.can_open && USABLE.includes(row.status) && (
            <Suspense>
              <InvitationLink key={row._id} row={row} />
            </Suspense>
          ),
          Requests: row.waiting_requests > 0 && `${row.waiting_requests} to answer`,
          Accommodation: accommodation && accommodationWords(accommodation),
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {session && (
          <LinkButton variant="contained" to={paths.recruiter.review(session)}>
            Review
          </LinkButton>
        )}
        {row.can_open && (
          <LinkButton variant="outlined" to={paths.recruiter.candidate(workspace._id, candidate._id)}>
            Candidate
          </LinkButton>
        )}
      </Box>
    </>
  );
}

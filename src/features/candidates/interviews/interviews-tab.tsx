import Box from '@mui/material/Box';
import type { HiringInvitation } from '../../../../openapi/gen/types.gen.ts';
import { assignmentWords } from '../../../capabilities/hiring/assignment-words.ts';
import { invitationStatusWords, ownScorecardWords } from '../../../capabilities/hiring/invitation-status.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { NotInvited } from '../tabs/not-invited.tsx';
import { type OfCandidate, useInvitations } from '../tabs/of-candidate.ts';

/** What a candidate is invited to, and how far each interview is. */
export function InterviewsTab(of: OfCandidate) {
  const invitations = useInvitations(of.application);
  return (
    <Loaded query={invitations} errorTitle="The interviews could not be loaded" rows={2}>
      {({ items }) =>
        items.length === 0 ? (
          <NotInvited {...of} />
        ) : (
          <Box component="ul" aria-label="Interviews" sx={plainList}>
            {items.map((invitation) => (
              <Invited key={invitation._id} invitation={invitation} />
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

function Invited({ invitation }: { readonly invitation: HiringInvitation }) {
  const { interview, workspace, status, deadline, reviewers } = invitation;
  const { changed_at: changed, session_id: session } = invitation;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={lineStyle}>
        <TextLink to={paths.recruiter.interview(workspace._id, interview._id)} sx={{ fontWeight: 600 }}>
          {interview.title}
        </TextLink>
        <Box component="span" sx={{ ml: 'auto' }}>
          {invitationStatusWords[status]}, <RelativeTime value={changed} />
        </Box>
      </Box>
      <Box sx={{ ...lineStyle, color: 'text.secondary' }}>
        <span>
          Deadline <RelativeTime value={deadline} />
        </span>
        {session && <Rated invitation={invitation} />}
        {session && (
          <TextLink to={paths.recruiter.review(session)} sx={{ ml: 'auto' }}>
            Review
          </TextLink>
        )}
      </Box>
      <Box sx={{ ...lineStyle, color: 'text.secondary' }}>
        {reviewers.map(({ member, status: rated }) => (
          <span key={member._id}>
            {member.full_name}: {assignmentWords[rated]}
          </span>
        ))}
      </Box>
    </Box>
  );
}

/** Which attempt counts, and how many have rated it; what they found stands elsewhere, once it may be seen. */
function Rated({ invitation }: { readonly invitation: HiringInvitation }) {
  const { attempts, scorecards, scorecards_needed: needed, my_scorecard: mine } = invitation;
  return (
    <>
      <span>
        Attempt {attempts.used} of {attempts.allowed}
      </span>
      <span>
        Scorecards {scorecards}/{needed}
        {ownScorecardWords[mine]}
      </span>
    </>
  );
}

const rowStyle = { py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' } as const;
const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  overflowWrap: 'anywhere',
} as const;

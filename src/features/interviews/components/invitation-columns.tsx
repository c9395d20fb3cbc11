import Typography from '@mui/material/Typography';
import type { HiringInvitation } from '../../../../openapi/gen/types.gen.ts';
import { assignmentWords } from '../../../capabilities/hiring/assignment-words.ts';
import { invitationStatusWords, ownScorecardWords } from '../../../capabilities/hiring/invitation-status.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { bandWords, integrityWords } from '../words.ts';

type InvitationColumn = Column<HiringInvitation>;

export const candidateColumn: InvitationColumn = {
  name: 'Candidate',
  sortKey: 'name',
  cell: ({ candidate, account_email: account, workspace, session_id: id }) => (
    <>
      <TextLink
        to={id ? paths.recruiter.review(id) : paths.recruiter.candidate(workspace._id, candidate._id)}
        underline="hover"
        title={candidate.email}
        sx={{ fontWeight: 600 }}
      >
        {candidate.full_name}
      </TextLink>
      {account && account !== candidate.email && (
        <Typography component="span" variant="body2" color="textSecondary">
          {` as ${account}`}
        </Typography>
      )}
    </>
  ),
};

export const interviewColumn: InvitationColumn = {
  name: 'Interview',
  width: 176,
  cell: ({ interview, workspace, can_open: canOpen }) =>
    canOpen ? (
      <TextLink to={paths.recruiter.interview(workspace._id, interview._id)} underline="hover">
        {interview.title}
      </TextLink>
    ) : (
      interview.title
    ),
};

export const workspaceColumn: InvitationColumn = {
  name: 'Workspace',
  width: 144,
  from: 'xl',
  cell: ({ workspace }) => workspace.title,
};

export const statusColumn: InvitationColumn = {
  name: 'Status',
  width: 112,
  cell: ({ status }) => invitationStatusWords[status],
};

export const deadlineColumn: InvitationColumn = {
  name: 'Deadline',
  width: 128,
  sortKey: 'deadline',
  cell: ({ deadline }) => <RelativeTime value={deadline} />,
};

export const changedColumn: InvitationColumn = {
  name: 'Last event',
  width: 128,
  sortKey: 'changed_at',
  cell: ({ changed_at }) => <RelativeTime value={changed_at} />,
};

export const attemptColumn: InvitationColumn = {
  name: 'Attempt',
  width: 80,
  from: 'xl',
  cell: ({ attempts: { used, allowed } }) => (used > 0 ? `${used} of ${allowed}` : '–'),
};

export const requestsColumn: InvitationColumn = {
  name: 'Requests',
  width: 88,
  isNumber: true,
  from: 'lg',
  cell: ({ waiting_requests: count }) => count || '–',
};

export const scorecardsColumn: InvitationColumn = {
  name: 'Scorecards',
  width: 112,
  cell: ({ session_id: id, my_scorecard: mine, scorecards: count, scorecards_needed: needed }) =>
    id ? `${count}/${needed}${ownScorecardWords[mine]}` : '–',
};

/** Blank until one may see what was found. */
export const coverageColumn: InvitationColumn = {
  name: 'Coverage',
  width: 80,
  from: 'lg',
  cell: ({ found }) => found?.coverage && `${found.coverage.scorable}/${found.coverage.planned}`,
};

export const integrityColumn: InvitationColumn = {
  name: 'Integrity',
  width: 112,
  from: 'lg',
  cell: ({ found }) => {
    if (!found?.integrity) return null;
    const { status, band } = found.integrity;
    return status === 'not_reviewed' ? bandWords[band] : integrityWords[status];
  },
};

export const reviewersColumn: InvitationColumn = {
  name: 'Reviewers',
  width: 104,
  from: 'lg',
  cell: ({ reviewers }) =>
    reviewers.length === 0
      ? '–'
      : reviewers.map(({ member, status }) => (
          <span key={member._id} title={`${member.full_name}: ${assignmentWords[status]}`}>
            {initialsOf(member.full_name)}
            {status === 'submitted' ? '✓ ' : ' '}
          </span>
        )),
};

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3);

/** Until when one is asked to rate. */
export const dueColumn: InvitationColumn = {
  name: 'Rate by',
  width: 112,
  cell: ({ due_at: due }) => (due ? <RelativeTime value={due} /> : '–'),
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { durationText } from '../../../capabilities/interview/due-at.ts';
import { DueTime } from '../../../capabilities/interview/due-time.tsx';
import { interviewStateNames, levelNames } from '../../../capabilities/interview/interview-words.ts';
import { attemptsText } from '../../../capabilities/interview/words.ts';
import { CalmTable, type Column } from '../../../components/data-table/calm-table.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { FollowUpLink } from './follow-up-link.tsx';

interface InterviewListProps {
  readonly interviews: readonly InvitedInterviewSummary[];
}

const COLUMNS: readonly [Column<InvitedInterviewSummary>, ...Column<InvitedInterviewSummary>[]] = [
  {
    name: 'Interview',
    cell: (interview) => (
      <>
        <InterviewLink interview={interview} />
        <Typography variant="body2" color="textSecondary">
          {subjectOf(interview)}
        </Typography>
      </>
    ),
  },
  {
    name: 'State',
    cell: (interview) => (
      <>
        {interviewStatusText(interview)}
        <FollowUpLink interview={interview} />
      </>
    ),
    style: { whiteSpace: 'nowrap' },
  },
  {
    name: 'Duration',
    cell: durationText,
    style: { whiteSpace: 'nowrap' },
  },
  { name: 'Deadline', cell: (interview) => <DueTime interview={interview} /> },
  { name: 'Attempts', cell: (interview) => (interview.live ? '–' : attemptsText(interview)) },
];

/** Interviews for hiring as a table, and as cards where a table would not fit. */
export function InterviewList({ interviews }: InterviewListProps) {
  return (
    <CalmTable
      label="Interviews for hiring"
      columns={COLUMNS}
      rows={interviews}
      keyOf={({ _id }) => _id}
      card={(interview) => <InterviewCard interview={interview} />}
      cardsBelow="lg"
    />
  );
}

function InterviewCard({ interview }: { readonly interview: InvitedInterviewSummary }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <InterviewLink interview={interview} />
        <Typography component="span" variant="body2" sx={{ flex: 'none' }}>
          {interviewStatusText(interview)}
        </Typography>
      </Box>
      <Typography color="textSecondary">{subjectOf(interview)}</Typography>
      <Typography>
        <DueTime interview={interview} deadline="Deadline " />
      </Typography>
      <Typography>
        {durationText(interview)}
        {!interview.live && ` · ${attemptsText(interview)}`}
      </Typography>
      <FollowUpLink interview={interview} />
    </>
  );
}

function InterviewLink({ interview }: { readonly interview: InvitedInterviewSummary }) {
  return (
    <TextLink to={paths.candidate.interview(interview._id)} sx={{ ...linkTarget, fontWeight: 600 }}>
      {interview.title}
    </TextLink>
  );
}

const subjectOf = ({ company, role_family, level }: InvitedInterviewSummary) =>
  factLine(`${company} · ${role_family.name} · ${levelNames[level]}`);

const interviewStatusText = ({ state, waits_for }: InvitedInterviewSummary) =>
  waits_for === 'declined' ? 'Declined' : interviewStateNames[state];

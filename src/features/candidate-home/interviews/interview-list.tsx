import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { interviewStateNames, levelNames } from '../../../capabilities/interview/interview-words.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { attemptsText } from '../../../capabilities/interview/words.ts';
import { CalmTable, type Column } from '../../../components/data-table/calm-table.tsx';
import { DatedTime } from '../../../components/dated-time.tsx';
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
    cell: ({ limit_seconds }) => wholeMinutes(limit_seconds),
    style: { whiteSpace: 'nowrap' },
  },
  { name: 'Deadline', cell: (interview) => <DeadlineOf interview={interview} /> },
  { name: 'Attempts', cell: attemptsText },
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
        <DeadlineOf interview={interview} isNamed />
      </Typography>
      <Typography>
        {wholeMinutes(interview.limit_seconds)} · {attemptsText(interview)}
      </Typography>
      <FollowUpLink interview={interview} />
    </>
  );
}

interface DeadlineProps extends Pick<Parameters<typeof InterviewLink>[0], 'interview'> {
  readonly isNamed?: boolean;
}

/** Until when it can be begun; of one that people hold, when it begins. */
function DeadlineOf({ interview: { live, closes_at }, isNamed = false }: DeadlineProps) {
  const begins = live?.starts_at;
  return (
    <>
      {begins ? 'Live ' : isNamed && 'Deadline '}
      <DatedTime value={begins ?? closes_at} />
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

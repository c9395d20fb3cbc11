import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { interviewStateNames, levelNames } from '../../../capabilities/interview/interview-words.ts';
import { wholeMinutes } from '../../../capabilities/interview/session-clock.ts';
import { attemptsText } from '../../../capabilities/interview/words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { FollowUpLink } from './follow-up-link.tsx';

interface InterviewListProps {
  readonly interviews: readonly InvitedInterviewSummary[];
}

/** Interviews for hiring as a table, and as cards where a table would not fit. */
export function InterviewList({ interviews }: InterviewListProps) {
  return (
    <>
      <Paper variant="outlined" sx={{ display: { xs: 'none', lg: 'block' } }}>
        <InterviewTable interviews={interviews} />
      </Paper>
      <Box component="ul" sx={{ display: { xs: 'grid', lg: 'none' }, gap: 2, ...plainList }}>
        {interviews.map((interview) => (
          <InterviewCard key={interview._id} interview={interview} />
        ))}
      </Box>
    </>
  );
}

function InterviewTable({ interviews }: InterviewListProps) {
  return (
    <Table aria-label="Interviews for hiring">
      <TableHead>
        <TableRow>
          <TableCell>Interview</TableCell>
          <TableCell>State</TableCell>
          <TableCell>Duration</TableCell>
          <TableCell>Deadline</TableCell>
          <TableCell>Attempts</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {interviews.map((interview) => (
          <TableRow key={interview._id} hover>
            <TableCell component="th" scope="row">
              <InterviewLink interview={interview} />
              <Typography variant="body2" color="textSecondary">
                {subjectOf(interview)}
              </Typography>
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              {interviewStatusText(interview)}
              <FollowUpLink interview={interview} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{wholeMinutes(interview.limit_seconds)}</TableCell>
            <TableCell>
              <DatedTime value={interview.closes_at} />
            </TableCell>
            <TableCell>{attemptsText(interview)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function InterviewCard({ interview }: { readonly interview: InvitedInterviewSummary }) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <InterviewLink interview={interview} />
        <Typography component="span" variant="body2" sx={{ flex: 'none' }}>
          {interviewStatusText(interview)}
        </Typography>
      </Box>
      <Typography color="textSecondary">{subjectOf(interview)}</Typography>
      <Typography>
        Deadline <DatedTime value={interview.closes_at} />
      </Typography>
      <Typography>
        {wholeMinutes(interview.limit_seconds)} · {attemptsText(interview)}
      </Typography>
      <FollowUpLink interview={interview} />
    </Paper>
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

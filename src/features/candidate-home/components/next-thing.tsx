import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type {
  PracticeOptions,
  Report,
  ReportPage,
  SessionPage,
  SessionProgress,
  SessionSummary,
} from '../../../../openapi/gen/types.gen.ts';
import { levelNames, ofQuestions, typeNames } from '../../../capabilities/interview/interview-words.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { StepBars } from '../../../components/step-bars.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { NextCard } from './next-card.tsx';
import { NextInvitation } from './next-invitation.tsx';
import type { NextStep } from './next-step.ts';
import { StartPractice } from './start-practice.tsx';

interface NextThingProps {
  readonly step: NextStep;
  /** The sessions that are not at their end. */
  readonly open: UseQueryResult<SessionPage, unknown>;
  readonly reports: UseQueryResult<ReportPage, unknown>;
  /** The newest of them, as far as it could be loaded. */
  readonly lastReport?: Report | undefined;
  readonly options?: PracticeOptions | undefined;
}

/** The one thing to do next, and what could not be loaded of it. */
export function NextThing({ step, open, reports, lastReport, options }: NextThingProps) {
  if (step.kind === 'session') return <Unfinished session={step.session} />;
  if (step.kind === 'invitation') return <NextInvitation interview={step.invitation} />;
  if (open.isError && !open.data) {
    const retry = () => void open.refetch();
    return <ErrorPanel title="Your sessions could not be loaded" error={open.error} onRetry={retry} />;
  }
  return <StartPractice options={options} report={lastReport} isFirst={reports.data?.total === 0} />;
}

function Unfinished({ session }: { readonly session: SessionSummary }) {
  const { interview, status, progress } = session;
  const started = status !== 'created';
  return (
    <NextCard
      title={started ? continueWith(interview) : 'Your practice is ready'}
      action={
        <LinkButton to={paths.candidate.session(session._id)} variant="contained" size="large">
          {started ? 'Continue' : 'Open'}
        </LinkButton>
      }
    >
      <Typography>{factLine(subjectOf(session))}</Typography>
      <SessionBar progress={progress} />
      <Typography variant="body2" color="textSecondary">
        {clockNews[status]}Last used <RelativeTime value={session.updated_at} />
      </Typography>
    </NextCard>
  );
}

/** Of one in progress nothing is said: it may be open in another client, where its clock runs. */
const clockNews: Partial<Record<SessionSummary['status'], string>> = {
  created: 'Not started. ',
  paused: 'Timer paused. ',
};

const continueWith = (interview: SessionSummary['interview']) =>
  interview ? `Continue your interview: ${interview.title}` : 'Continue your practice';

const subjectOf = ({ interview, role_family, level, question_type }: SessionSummary) =>
  interview
    ? `${interview.company} · ${role_family.name} · ${levelNames[level]}`
    : `${role_family.name} · ${levelNames[level]} · ${typeNames[question_type]}`;

/** How many of the questions are behind one, in words and as one bar each. */
function SessionBar({ progress: { answered, skipped, total } }: { readonly progress: SessionProgress }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 320 }}>
      <Typography variant="body2">
        {ofQuestions(answered, total)} answered{skipped > 0 && `, ${skipped} skipped`}
      </Typography>
      <StepBars total={total} done={answered + skipped} />
    </Box>
  );
}

import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type {
  InvitedInterviewPage,
  ReportPage,
  SessionPage,
  SessionSummary,
} from '../../../api/gen/types.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { levelNames, typeNames } from '../../../lib/interview-words.ts';
import { paths } from '../../../lib/paths.ts';
import { NextCard } from './next-card.tsx';
import { NextInvitation } from './next-invitation.tsx';
import { SessionBar } from './session-bar.tsx';

interface NextThingProps {
  readonly invitations: UseQueryResult<InvitedInterviewPage, unknown>;
  /** The session that is not at its end. */
  readonly open: UseQueryResult<SessionPage, unknown>;
  readonly reports: UseQueryResult<ReportPage, unknown>;
}

/** The one thing to do next: the invitation that ends first, else go on where one left, else practise. */
export function NextThing({ invitations, open, reports }: NextThingProps) {
  const invitation = invitations.data?.items[0];
  if (invitation) return <NextInvitation interview={invitation} />;
  if (open.isError && !open.data) {
    const retry = () => void open.refetch();
    return <ErrorPanel title="Your sessions could not be loaded" error={open.error} onRetry={retry} />;
  }
  const session = open.data?.items[0];
  if (session) return <Unfinished session={session} />;
  return <StartPractice first={reports.data?.total === 0} />;
}

function Unfinished({ session }: { readonly session: SessionSummary }) {
  const { interview, role_family, level, question_type, progress, status } = session;
  const started = status !== 'created';
  return (
    <NextCard
      title={started ? 'Go on with your interview' : 'Your interview is set up'}
      action={
        <LinkButton to={paths.candidate.session(session._id)} variant="contained" size="large">
          {started ? 'Resume' : 'Go to the start'}
        </LinkButton>
      }
    >
      <Typography>
        {interview
          ? `${interview.company} · ${interview.title}`
          : `${role_family.name} · ${levelNames[level]} · ${typeNames[question_type]}`}
      </Typography>
      <SessionBar progress={progress} />
      <Typography variant="body2" color="textSecondary">
        Last used <RelativeTime value={session.updated_at} />. The clock stands still meanwhile.
      </Typography>
    </NextCard>
  );
}

function StartPractice({ first }: { readonly first: boolean }) {
  return (
    <NextCard
      title={first ? 'Take your first practice interview' : 'Practise again'}
      action={
        <LinkButton to={paths.candidate.practice} variant="contained" size="large">
          {first ? 'Set up an interview' : 'Practise'}
        </LinkButton>
      }
    >
      <Typography sx={{ maxWidth: '56ch' }}>
        {first
          ? 'Choose a role and a level, answer a few questions, and read a report that shows what it found in your own words. Nobody else sees it.'
          : 'Pick up what your last report found missing, with other questions.'}
      </Typography>
    </NextCard>
  );
}

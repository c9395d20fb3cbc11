import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../api/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { NextCard } from './next-card.tsx';

/** The interview that somebody is invited to and whose deadline is the nearest. */
export function NextInvitation({ interview }: { readonly interview: InvitedInterviewSummary }) {
  const { _id, company, title, state, session_id: sessionId, closes_at, limit_seconds } = interview;
  const begun = state === 'in_progress' && sessionId !== null;
  return (
    <NextCard
      title={begun ? `Go on with your interview: ${title}` : `You are invited: ${title}`}
      action={
        <LinkButton
          to={begun ? paths.candidate.session(sessionId) : paths.candidate.interview(_id)}
          variant="contained"
          size="large"
        >
          {begun ? 'Resume' : 'See the invitation'}
        </LinkButton>
      }
    >
      <Typography>
        {company} · {Math.ceil(limit_seconds / 60)} minutes at the most
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {begun ? (
          'The clock stands still meanwhile.'
        ) : (
          <>
            Deadline <DatedTime value={closes_at} />
          </>
        )}
      </Typography>
    </NextCard>
  );
}

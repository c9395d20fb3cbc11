import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../api/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { NextCard } from './next-card.tsx';

/** An interview that somebody is invited to and has not begun. */
export function NextInvitation({ interview }: { readonly interview: InvitedInterviewSummary }) {
  const { _id, company, title, closes_at, limit_seconds } = interview;
  return (
    <NextCard
      title={`You are invited: ${title}`}
      action={
        <LinkButton to={paths.candidate.interview(_id)} variant="contained" size="large">
          See the invitation
        </LinkButton>
      }
    >
      <Typography>
        {company} · {Math.ceil(limit_seconds / 60)} minutes at the most
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Deadline <DatedTime value={closes_at} />
      </Typography>
    </NextCard>
  );
}

import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { waitingWords } from '../../../capabilities/interview/waiting-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { NextCard } from './next-card.tsx';

/** An interview that somebody is invited to and has not begun. */
export function NextInvitation({ interview }: { readonly interview: InvitedInterviewSummary }) {
  const { company, closes_at, limit_seconds } = interview;
  const words = waitingWords(interview);
  if (!words) return null;
  return (
    <NextCard
      title={words.title}
      action={
        <LinkButton to={words.to} variant="contained" size="large">
          {words.linkText}
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

import Typography from '@mui/material/Typography';
import type { InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { durationText } from '../../../capabilities/interview/due-at.ts';
import { DueTime } from '../../../capabilities/interview/due-time.tsx';
import { waitingWords } from '../../../capabilities/interview/waiting-words.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { NextCard } from './next-card.tsx';

/** An interview that somebody is invited to and has not begun. */
export function NextInvitation({ interview }: { readonly interview: InvitedInterviewSummary }) {
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
        {interview.company} · {durationText(interview)}
        {!interview.live && ' at the most'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <DueTime interview={interview} deadline="Deadline " />
      </Typography>
    </NextCard>
  );
}

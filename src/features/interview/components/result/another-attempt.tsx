import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { paths } from '../../../../lib/paths.ts';
import { interviewQuery } from '../../queries.ts';
import { attemptsText } from '../../words.ts';
import { canPrepare } from '../invitation/preparation.ts';

/** That another attempt can be made, until when, and the way to it; nothing where none can. */
export function AnotherAttempt({ interviewId }: { readonly interviewId: string }) {
  const { data: interview } = useQuery(interviewQuery(interviewId));
  if (!interview || !canPrepare(interview)) return null;
  const isBegun = interview.state === 'in_progress';
  return (
    <Notice tone="info">
      <Stack spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Typography>
          {isBegun ? (
            'Another attempt has begun.'
          ) : (
            <>
              {attemptsText(interview)}. You may begin another, and need not; the deadline is{' '}
              <DatedTime value={interview.closes_at} />.
            </>
          )}
        </Typography>
        <LinkButton to={paths.candidate.interview(interviewId)} variant="outlined" size="large">
          {isBegun ? 'Go on with it' : 'Prepare another attempt'}
        </LinkButton>
      </Stack>
    </Notice>
  );
}

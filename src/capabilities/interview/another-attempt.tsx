import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { paths } from '../../lib/paths.ts';
import { furtherAttemptRule } from './waiting-words.ts';
import { attemptsText } from './words.ts';

/** That another attempt can be made, until when, and the way to it; nothing where none can. */
export function AnotherAttempt({ interview }: { readonly interview: InvitedInterview }) {
  const { _id, waits_for, closes_at } = interview;
  const isBegun = waits_for === 'open_attempt';
  if (!isBegun && waits_for !== 'further_attempt') return null;
  return (
    <Notice tone="info">
      <Stack spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Typography>
          {isBegun ? (
            'Another attempt has begun.'
          ) : (
            <>
              {attemptsText(interview)}. {furtherAttemptRule}. Deadline: <DatedTime value={closes_at} />
            </>
          )}
        </Typography>
        <LinkButton to={paths.candidate.interview(_id)} variant="outlined" size="large">
          {isBegun ? 'Continue' : 'Take another attempt'}
        </LinkButton>
      </Stack>
    </Notice>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { canPrepare } from './preparation.ts';

/** Where somebody stands with an interview, and the way on from there; nothing where it is simply open. */
export function StatusNotice({ interview }: { readonly interview: InvitedInterview }) {
  const { _id, state, start, session_id: sessionId, has_result: hasResult } = interview;
  const isInTheMiddle = state === 'in_progress' && sessionId !== null;
  const texts: ReactNode[] = [
    isInTheMiddle && 'You have begun this interview. It is where you left it, and the clock stands still.',
    !isInTheMiddle && hasResult && 'You have handed this interview in.',
    !isInTheMiddle && hasResult && start.is_allowed && 'You may take it once more.',
    !isInTheMiddle && (!canPrepare(interview) || start.reason === 'not_open') && start.message,
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <Notice tone="info">
      <Stack spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Typography>{texts.map((text) => `${text} `)}</Typography>
        {isInTheMiddle && (
          <LinkButton to={paths.candidate.session(sessionId)} variant="contained" size="large">
            Go on with the interview
          </LinkButton>
        )}
        {hasResult && (
          <LinkButton to={paths.candidate.result(_id)} variant="outlined" size="large">
            See how it goes on
          </LinkButton>
        )}
      </Stack>
    </Notice>
  );
}

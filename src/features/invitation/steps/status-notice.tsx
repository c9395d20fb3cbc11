import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { canPrepare } from './step.ts';
import { UndoDeclineButton } from './undo-decline-button.tsx';

const withdrawn = 'You withdrew your application.';

/** What happened with an interview before, and the way to what becomes of it; nothing where it is simply open. */
export function StatusNotice({ interview }: { readonly interview: InvitedInterview }) {
  const { _id, state, start, leaving, has_result: hasResult } = interview;
  const isInTheMiddle = state === 'in_progress';
  const text = [
    hasResult && (isInTheMiddle ? 'You submitted an earlier attempt.' : 'You submitted an attempt.'),
    hasResult && !isInTheMiddle && start.is_allowed && 'You can take another (optional).',
    leaving.is_withdrawn ? withdrawn : !canPrepare(interview) && start.message,
  ]
    .filter(Boolean)
    .join(' ');
  if (text === '') return null;
  return (
    <Notice tone="info">
      <Stack spacing={2} sx={{ alignItems: { sm: 'flex-start' } }}>
        <Typography>{text}</Typography>
        {leaving.can_undo_decline && <UndoDeclineButton interview={interview} />}
        {hasResult && (
          <LinkButton
            to={paths.candidate.result(_id)}
            variant={canPrepare(interview) ? 'outlined' : 'contained'}
            size="large"
          >
            See the result
          </LinkButton>
        )}
      </Stack>
    </Notice>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { sentPlaceStyle, useSentFocus } from '../../components/form/use-sent-focus.ts';
import { visibleControls } from '../../lib/visible-controls.ts';
import { EventCommentForm } from './event-comment-form.tsx';

interface EventCommentProps {
  readonly sessionId: string;
  readonly event: IntegrityEvent;
}

/** What the candidate says to one event, and the form for it, which closes once that is saved. */
export function EventComment({ sessionId, event }: EventCommentProps) {
  const { place, sent, noteSent } = useSentFocus();
  const { comment } = event;
  return (
    <>
      <Stack ref={place} role="status" tabIndex={-1} spacing={1} sx={{ mt: 0.5, ...sentPlaceStyle }}>
        {comment && (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <strong>Your comment:</strong> {visibleControls(comment)}
          </Typography>
        )}
        {sent > 0 && <Typography>{comment ? 'Comment saved.' : 'Comment removed.'}</Typography>}
      </Stack>
      <EventCommentForm key={sent} sessionId={sessionId} event={event} onSaved={noteSent} />
    </>
  );
}

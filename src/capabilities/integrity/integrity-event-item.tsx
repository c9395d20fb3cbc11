import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { formatAbsolute } from '../../lib/relative-time.ts';
import { EventComment } from './event-comment.tsx';
import { eventName, sizeOf } from './event-words.ts';

interface IntegrityEventItemProps {
  readonly sessionId: string;
  readonly event: IntegrityEvent;
}

/** One event with what may harmlessly be behind it and what the candidate says to it. */
export function IntegrityEventItem({ sessionId, event }: IntegrityEventItemProps) {
  const { at, question_number: number, question_known, explanations } = event;
  const size = sizeOf(event);
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {number && `Question ${number} · `}
        {!question_known && 'Question not known · '}
        {eventName(event)}
        {size && `, ${size}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={at}>{formatAbsolute(Date.parse(at))}</time>
      </Typography>
      <Typography sx={{ mt: 1 }}>This may be harmless:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {explanations.map((explanation) => (
          <li key={explanation}>{explanation}</li>
        ))}
      </Box>
      <EventComment sessionId={sessionId} event={event} />
    </Box>
  );
}

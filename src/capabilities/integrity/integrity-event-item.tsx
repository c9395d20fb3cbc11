import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { factLine } from '../../lib/fact-line.ts';
import { formatAbsolute } from '../../lib/relative-time.ts';
import { EventComment } from './event-comment.tsx';
import { questionOf, sizeOf } from './event-words.ts';

interface IntegrityEventItemProps {
  readonly sessionId: string;
  readonly event: IntegrityEvent;
  /** What may harmlessly be behind this one alone. */
  readonly ownExplanations: readonly string[];
}

/** One note: where and when it was, and what the candidate says to it. */
export function IntegrityEventItem({ sessionId, event, ownExplanations }: IntegrityEventItemProps) {
  const { at } = event;
  const place = [questionOf(event), sizeOf(event)].filter(Boolean).join(' · ');
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
      <Typography>
        {place && `${factLine(place)} `}
        <Typography component="span" variant="body2" color="textSecondary">
          <time dateTime={at}>{formatAbsolute(Date.parse(at))}</time>
        </Typography>
      </Typography>
      {ownExplanations.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {ownExplanations.join(' ')}
        </Typography>
      )}
      <EventComment sessionId={sessionId} event={event} />
    </Box>
  );
}

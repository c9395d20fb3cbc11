import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/plain-list.ts';
import type { EventGroup } from './event-groups.ts';
import { IntegrityEventItem } from './integrity-event-item.tsx';

interface EventGroupSectionProps {
  readonly sessionId: string;
  readonly group: EventGroup;
}

/** All notes of one kind, below what may harmlessly be behind each of them. */
export function EventGroupSection({ sessionId, group }: EventGroupSectionProps) {
  const { name, explanations, events } = group;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {name}
        {events.length > 1 && ` (${events.length})`}
      </Typography>
      {explanations.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
          Can be harmless: {explanations.join(' ')}
        </Typography>
      )}
      <Stack component="ol" spacing={1} sx={{ ...plainList, mt: 1.5 }}>
        {events.map(({ event, ownExplanations }) => (
          <li key={event._id}>
            <IntegrityEventItem sessionId={sessionId} event={event} ownExplanations={ownExplanations} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

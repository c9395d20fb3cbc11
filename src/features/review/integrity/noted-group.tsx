import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EventGroup } from '../../../capabilities/integrity/event-groups.ts';
import { eventLabel, questionOf, sizeOf } from '../../../capabilities/integrity/event-words.ts';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { plainList } from '../../../theme/plain-list.ts';

interface NotedGroupProps {
  readonly group: EventGroup;
  /** The ids of the notes that a finding will rest on. */
  readonly cited: readonly string[];
  readonly onCite: (id: string) => void;
}

/** All notes of one kind below their harmless causes, each with what the candidate says; a finding can cite each. */
export function NotedGroup({ group: { name, explanations, events }, cited, onCite }: NotedGroupProps) {
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        {name}
        {events.length > 1 && ` (${events.length})`}
      </Typography>
      {explanations.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          Can be harmless: {explanations.join(' ')}
        </Typography>
      )}
      <Box component="ol" sx={plainList}>
        {events.map(({ event, ownExplanations }) => (
          <li key={event._id}>
            <Box component="label" sx={rowStyle}>
              <input
                type="checkbox"
                aria-label={`Cite: ${eventLabel(event)}, ${formatAbsolute(Date.parse(event.at))}`}
                checked={cited.includes(event._id)}
                onChange={() => onCite(event._id)}
              />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  {[questionOf(event), sizeOf(event)].filter(Boolean).join(' · ') || name}
                </Typography>
                <Typography component="span" variant="caption" color="textSecondary" sx={blockStyle}>
                  <time dateTime={event.at}>{formatAbsolute(Date.parse(event.at))}</time>
                </Typography>
                {ownExplanations.length > 0 && (
                  <Typography component="span" variant="caption" color="textSecondary" sx={blockStyle}>
                    {ownExplanations.join(' ')}
                  </Typography>
                )}
                {event.comment && (
                  <Typography component="span" variant="body2" sx={commentStyle}>
                    Candidate: {visibleControls(event.comment)}
                  </Typography>
                )}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  py: 0.5,
  cursor: 'pointer',
  '& input': { m: 0, mt: '3px', width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' },
} as const;

const blockStyle = { display: 'block' } as const;

const commentStyle = { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { onSharedNow, sharedNow } from '../lib/minute-clock.ts';
import { formatAbsolute, formatRelative } from '../lib/relative-time.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  readonly value: string;
  /** Whether the absolute time stands beside it on every screen, as with a deadline. */
  readonly isDated?: boolean;
}

/** How far away a time is, and when that is, with the zone: beside it where nothing hovers, else in the title; on paper that alone. */
export function RelativeTime({ value, isDated = false }: RelativeTimeProps) {
  const now = useSyncExternalStore(onSharedNow, sharedNow);
  const time = Date.parse(value);
  const absolute = formatAbsolute(time);
  return (
    <Box component="time" dateTime={value} title={isDated ? undefined : absolute} sx={frameStyle}>
      <Box component="span" sx={onScreen}>
        {formatRelative(time, now)}
      </Box>{' '}
      <Box component="span" sx={isDated ? bracketed : { ...bracketed, ...absoluteStyle }}>
        <span>(</span>
        {absolute}
        <span>)</span>
      </Box>
    </Box>
  );
}

/** Where somebody can point at it, the title is enough; a screen reader reads it in any case. */
const pointed = '@media screen and (hover: hover)';

/** What is hidden inside must not lengthen the page. */
const frameStyle = { [pointed]: { position: 'relative' } } as const;

/** What is read on paper was printed some time ago. */
const onScreen = { whiteSpace: 'nowrap', displayPrint: 'none' } as const;

const bracketed = {
  whiteSpace: 'nowrap',
  '@media print': { '& > span': { display: 'none' } },
} as const;

const absoluteStyle = { [pointed]: visuallyHidden } as const;

import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { frameStyle } from './editable-text.tsx';

const LOOKS_EVERY_MS = 20_000;

/** What the clock of a candidate says now, with the zone's name. */
export function LocalTime({ timeZone }: { readonly timeZone: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const time = timeIn(timeZone, now);
  if (time === null) return null;
  return (
    <Box sx={frameStyle}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>Local time</Box>
      <div>
        {time} ({timeZone.replaceAll('_', ' ')})
      </div>
    </Box>
  );
}

/** Null for a zone that this browser does not know. */
function timeIn(timeZone: string, now: number): string | null {
  try {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat(undefined, { ...time, timeZone }).format(now);
  } catch {
    return null;
  }
}

import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { clockText } from '../../../capabilities/interview/session-clock.ts';

const SECOND_MS = 1000;

/** The time that a candidate would have used; nothing ends when it is up. */
export function PreviewClock({ limit }: { readonly limit: number }) {
  const [startedAt] = useState(() => performance.now());
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const tick = () => setElapsed(Math.floor((performance.now() - startedAt) / SECOND_MS));
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  return (
    <Typography component="div" role="timer" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {clockText(Math.min(elapsed, limit))} / {clockText(limit)}
      {elapsed >= limit && ' · time is up, a candidate’s answers are submitted'}
    </Typography>
  );
}

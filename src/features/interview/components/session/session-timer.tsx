import TimerOutlined from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { clockText, spokenDuration, warningAt } from '../../session/session-clock.ts';
import type { SessionTime } from './use-session-time.ts';

/** Time used of the limit, which can be hidden; that it ends is announced all the same. */
export function SessionTimer({ time, paused }: { readonly time: SessionTime; readonly paused: boolean }) {
  const [hidden, setHidden] = useState(false);
  const left = time.limit - time.elapsed;
  const warning = warningAt(time);
  return (
    <>
      <Box sx={timeStyle}>
        {!hidden && (
          <Box role="timer" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <TimerOutlined aria-hidden fontSize="small" />
            <span aria-hidden>
              {clockText(time.elapsed)} / {clockText(time.limit)}
              {paused && ' · paused'}
            </span>
            <span style={visuallyHidden}>{spokenDuration(left)} left</span>
          </Box>
        )}
        <Button size="small" onClick={() => setHidden(!hidden)}>
          {hidden ? 'Show time' : 'Hide time'}
        </Button>
      </Box>
      <Box role="status" sx={{ gridColumn: '1 / -1', color: 'warning.main', '&:not(:empty)': { mt: 1 } }}>
        {warning !== null &&
          `No more than ${spokenDuration(warning)} left. What you have typed is kept when the time is up.`}
      </Box>
    </>
  );
}

const timeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

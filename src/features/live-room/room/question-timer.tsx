import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { clockText } from '../../../capabilities/interview/session-clock.ts';
import { serverNow } from '../../../lib/server-clock.ts';

const SECOND_MS = 1000;

interface QuestionTimerProps {
  /** When it was put on the screen. */
  readonly since: string;
  /** How long it was meant to take. */
  readonly minutes: number;
}

/** How long the question is on the screen, beside how long it was meant to be. */
export function QuestionTimer({ since, minutes }: QuestionTimerProps) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
  const isOver = seconds > minutes * 60;
  return (
    <Typography
      role="timer"
      variant="body2"
      color={isOver ? 'warning' : 'textSecondary'}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {clockText(seconds)} of {minutes}:00{isOver && ' · over'}
    </Typography>
  );
}

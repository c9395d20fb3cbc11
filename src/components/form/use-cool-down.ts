import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';

/** The contract's cool-down; a browser clock that is wrong must not stretch the wait beyond it. */
const longestWait = 60;

/** Whole seconds until a moment of the server (ISO 8601), from `now` in milliseconds: 0 to 60. */
export function secondsUntil(moment: string | null, now: number): number {
  if (moment === null) return 0;
  const seconds = Math.ceil((Date.parse(moment) - now) / 1000);
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), longestWait);
}

/** Counts down to a moment of the server, second by second; 0 once it has passed. */
export function useCoolDown(until: string | null): number {
  const [now, setNow] = useState(serverNow);
  const seconds = secondsUntil(until, now);

  useEffect(() => {
    setNow(serverNow());
    if (secondsUntil(until, serverNow()) === 0) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [until]);

  return seconds;
}

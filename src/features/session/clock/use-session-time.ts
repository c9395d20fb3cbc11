import { useEffect, useState } from 'react';
import type { SessionClock } from '../../../../openapi/gen/types.gen.ts';
import { elapsedSeconds } from '../../../capabilities/interview/session-clock.ts';

/** Seconds used and allowed, as the page shows them. */
export interface SessionTime {
  readonly elapsed: number;
  readonly limit: number;
}

/**
 * The session's clock, ticking between the server's words, whatever becomes of the device's; the server's decides. `held`:
 * it stays where it is, for time that the server will not count.
 */
export function useSessionTime(clock: SessionClock, running: boolean, held: boolean): SessionTime {
  const [received, setReceived] = useState({ clock, at: performance.now() });
  const [now, setNow] = useState(() => performance.now());
  if (received.clock.server_time !== clock.server_time || received.clock !== clock) {
    setReceived({ clock, at: performance.now() });
  }

  useEffect(() => {
    if (!running || held) return;
    const tick = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(tick);
  }, [running, held]);

  return { elapsed: elapsedSeconds(received.clock, running, received.at, now), limit: clock.limit_seconds };
}

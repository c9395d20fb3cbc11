import { useEffect, useEffectEvent, useRef } from 'react';
import type { PausableClock } from './pausable-clock.ts';

/** The clock is not stopped for what is written down sooner, in milliseconds. */
const soonMs = 2000;

/** So long the clock stands still in one turn at most: a service that stalls gives nobody endless time. */
const atMostMs = 2 * 60_000;

/** Has the clock stand still while what was said is written down: nobody pays for the time that a service takes. */
export function useClockWhileWritten(isBeingWritten: boolean, clock: PausableClock): void {
  const leftMs = useRef(atMostMs);
  const pause = useEffectEvent(() => clock.pause());
  const letRun = useEffectEvent(() => void clock.letRun());
  useEffect(() => {
    if (!isBeingWritten) return letRun();
    if (leftMs.current <= 0) return;
    const from = performance.now() + soonMs;
    const timers = [setTimeout(pause, soonMs), setTimeout(letRun, soonMs + leftMs.current)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      leftMs.current -= Math.max(0, performance.now() - from);
    };
  }, [isBeingWritten]);
}

import { useEffect, useRef, useState } from 'react';
import type { Session } from '../../../../../openapi/gen/types.gen.ts';
import { rememberLeft } from '../../../../capabilities/drafts/left-session.ts';
import type { PausableClock } from '../../../../capabilities/speech/pausable-clock.ts';
import type { SessionWrites } from '../use-session-writes.ts';

type Write = () => Promise<unknown>;

/**
 * Stops the clock for what is not the candidate's time. One that stood still before, stands still afterwards, and
 * one that the candidate has run again meanwhile is held no more. Whoever leaves the page before it runs again finds it
 * running on the way back. `during` is what the page does meanwhile.
 */
export function usePausableClock(
  { _id, status }: Pick<Session, '_id' | 'status'>,
  { pause, resume }: Pick<SessionWrites, 'pause' | 'resume'>,
  during: (write: Write) => Promise<unknown> = (write) => write(),
): PausableClock {
  const held = useRef(false);
  const [isPaused, setPaused] = useState(false);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: stopped and run again at once, it runs. */
  const write = async (act: Write) => {
    underWay.current = underWay.current.then(() => during(act));
    await underWay.current;
  };

  useEffect(() => {
    if (status === 'paused' && held.current) rememberLeft(_id);
    if (status !== 'in_progress') return;
    held.current = false;
    setPaused(false);
  }, [_id, status]);

  return {
    isPaused,
    pause() {
      if (status !== 'in_progress' || held.current) return;
      held.current = true;
      setPaused(true);
      void write(pause);
    },
    async letRun() {
      if (!held.current) return;
      held.current = false;
      await write(resume);
      setPaused(held.current);
    },
    async leave() {
      held.current = false;
      await underWay.current;
      setPaused(held.current);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { rememberLeft } from '../../../capabilities/drafts/left-session.ts';
import type { PausableClock } from '../../../capabilities/speech/pausable-clock.ts';
import { useClockWhileWritten } from '../../../capabilities/speech/use-clock-while-written.ts';
import type { SessionWrites } from '../running/use-session-writes.ts';

type Write = () => Promise<unknown>;

/** Typing does not ask more often than this for a clock that could not be started, in milliseconds. */
const againAfterMs = 5000;

/**
 * The clock of the open turn: the candidate's own pauses, and those for what is not the candidate's time. `during`: what
 * the page does while a button changes it.
 */
export function useTurnClock(
  session: Pick<Session, '_id' | 'status'>,
  writes: Pick<SessionWrites, 'pause' | 'resume'>,
  isBeingWritten: boolean,
  during: (write: Write) => Promise<unknown>,
) {
  const whileWritten = usePausableClock(session, writes);
  useClockWhileWritten(isBeingWritten, whileWritten);
  const againAt = useRef(0);
  return {
    whileWritten,
    whileAsked: usePausableClock(session, writes, during),
    pause: () => during(writes.pause),
    resume: () => during(writes.resume),
    /** Has it run again because somebody types: once at a time, and after a failure not at once. */
    async resumeByTyping() {
      if (session.status !== 'paused' || Date.now() < againAt.current) return;
      againAt.current = Number.POSITIVE_INFINITY;
      const resumed = await writes.resume();
      againAt.current = resumed ? 0 : Date.now() + againAfterMs;
    },
  };
}

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
  const isPausedHere = useRef(false);
  const [isPaused, setPaused] = useState(false);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: stopped and run again at once, it runs. */
  const write = async (act: Write) => {
    underWay.current = underWay.current.then(() => during(act));
    await underWay.current;
  };

  useEffect(() => {
    if (status === 'paused' && isPausedHere.current) rememberLeft(_id);
    if (status !== 'in_progress') return;
    isPausedHere.current = false;
    setPaused(false);
  }, [_id, status]);

  return {
    isPaused,
    pause() {
      if (status !== 'in_progress' || isPausedHere.current) return;
      isPausedHere.current = true;
      setPaused(true);
      void write(pause);
    },
    async letRun() {
      if (!isPausedHere.current) return;
      isPausedHere.current = false;
      await write(resume);
      setPaused(isPausedHere.current);
    },
    async leave() {
      isPausedHere.current = false;
      await underWay.current;
      setPaused(isPausedHere.current);
    },
  };
}

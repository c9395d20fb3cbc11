import { useRef } from 'react';
import type { SessionWrites } from '../use-session-writes.ts';

/** Typing does not ask more often than this for a clock that could not be started, in milliseconds. */
const againAfterMs = 5000;

/** Has the clock run again because somebody types: once at a time, and after a failure not at once. */
export function useResumeByTyping(resume: SessionWrites['resume']): () => Promise<void> {
  const againAt = useRef(0);
  return async () => {
    if (Date.now() < againAt.current) return;
    againAt.current = Number.POSITIVE_INFINITY;
    const resumed = await resume();
    againAt.current = resumed ? 0 : Date.now() + againAfterMs;
  };
}

import { setTimeout as delay } from 'node:timers/promises';

/** Whether something works: since when it does not, null while it does. */
export type Watch = () => Promise<Date | null>;

interface WatchTimes {
  readonly now: () => Date;
  /** What was found is not looked for again within this time. */
  readonly againMs?: number;
  /** Whatever does not answer in this time does not work. */
  readonly longestMs?: number;
  /** Whoever asks waits no longer; what comes of it is known to who asks next. */
  readonly patienceMs?: number;
}

/** Finds out whether something works whenever somebody wants to know it. */
export function createWatch(
  use: () => Promise<unknown>,
  { now, againMs = 10_000, longestMs = 5000, patienceMs = 1000 }: WatchTimes,
): Watch {
  let since: Date | null = null;
  let lookedAt: Date | null = null;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const late = delay(longestMs, false, { ref: false });
    const works = await Promise.race([use().then(() => true), late]).catch(() => false);
    since = works ? null : (since ?? now());
    lookedAt = now();
    looking = undefined;
  };
  return async () => {
    // A clock that was set back must not keep it from looking.
    if (!lookedAt || Math.abs(now().getTime() - lookedAt.getTime()) >= againMs) looking ??= look();
    if (looking) await Promise.race([looking, delay(patienceMs, undefined, { ref: false })]);
    return since;
  };
}

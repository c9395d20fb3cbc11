import type { FailureLog } from './jobs.ts';

/** Recurring work of this process. */
export interface Timers {
  /** Runs work now and again after each interval, never twice at once; a failure is logged. */
  every(name: string, seconds: number, run: () => Promise<void>): void;
  /** Begins nothing any more, and waits for what runs. */
  stop(): Promise<void>;
}

/** Makes the timers of a process; they begin with the first work they are given. */
export function createTimers(log: FailureLog): Timers {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();

  function begin(name: string, run: () => Promise<void>): void {
    if (running.has(name)) return;
    const ended = run()
      .catch((error: unknown) => log.error({ err: error, name }, 'Recurring work failed'))
      .finally(() => running.delete(name));
    running.set(name, ended);
  }

  return {
    every(name, seconds, run) {
      begin(name, run);
      timers.push(setInterval(begin, seconds * 1000, name, run));
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

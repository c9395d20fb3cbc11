import type { Transaction } from '../database/database.ts';

/** Work that is stored before it is acknowledged, retried, and shared by all processes. */
export interface Jobs {
  /**
   * Stores a job inside the caller's transaction: both are kept or neither. In a queue that does several jobs at
   * once, those of one person, by any id, follow each other.
   */
  send<T extends object>(tx: Transaction, queue: string, data: T, personId?: string): Promise<void>;
  /**
   * Registers what a queue does. At-least-once: `run` must do its work once however often it is called. A process
   * does so many jobs of the queue at once, by default one, in the order in which they were sent.
   */
  work<T extends object>(
    queue: string,
    run: (data: T, attempt: JobAttempt) => Promise<void>,
    atOnce?: number,
  ): Promise<void>;
  /** Runs work in this process now and again after each interval. All processes do, perhaps together. */
  every(name: string, seconds: number, run: () => Promise<void>): void;
}

/** Where failures are noted that nobody waits for. */
export interface FailureLog {
  error(details: object, message: string): void;
}

export interface JobAttempt {
  /** True when no retry follows a failure of this attempt. */
  readonly isLast: boolean;
}

import type { FastifyBaseLogger } from 'fastify';
import { overloaded, shortageOf } from '../overload.ts';
import type { HttpProblem } from '../problem.ts';

/** So many are answered well within the time that their callers wait; with more nobody would be. */
export const MOST_AT_ONCE = 500;

/** A full disk is known by what failed on it: for so long nothing else has to be tried. */
const ROOM_NOTED_MS = 10_000;

/** What keeps this process from taking more (D31). */
export interface Pressure {
  /**
   * Does the work of one request.
   * @throws HttpProblem 503 where too many are under way
   */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** The refusal of a request that failed for want of time or room; takes note of it. */
  refusalOf(error: unknown, log: Pick<FastifyBaseLogger, 'warn'>): HttpProblem | undefined;
  /** @throws HttpProblem 503 where the next request would be refused */
  check(): void;
}

export function createPressure(): Pressure {
  let underWay = 0;
  let fullUntil = 0;
  const requireTime = () => {
    if (underWay >= MOST_AT_ONCE) throw overloaded('time');
  };
  return {
    async run(work) {
      requireTime();
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    refusalOf(error, log) {
      const shortage = shortageOf(error);
      if (!shortage) return undefined;
      if (shortage === 'room') fullUntil = performance.now() + ROOM_NOTED_MS;
      log.warn({ err: error, shortage }, 'Refused for want of time or room');
      return overloaded(shortage);
    },
    check() {
      requireTime();
      if (performance.now() < fullUntil) throw overloaded('room');
    },
  };
}

import type { IntegrityEventReport, IntegritySignal } from '../../gen/types/types.gen.ts';
import { settleTime } from './event-times.ts';
import { type Attempt, attemptPeriod, isGrantedBreak } from './noting.ts';

/** An event as it will be stored. */
export interface TakenEvent {
  readonly id: string;
  readonly signal: IntegritySignal;
  readonly at: Date;
  readonly durationMs: number | null;
  readonly characters: number | null;
  readonly whilePaused: boolean;
}

interface Batch {
  /** By the browser's clock. */
  readonly sentAt: Date;
  readonly events: readonly IntegrityEventReport[];
}

/** What of a batch is noted: agreed signals only, each id once, with times of the server's clock. */
export function takenEvents(
  attempt: Attempt,
  signals: readonly IntegritySignal[],
  { sentAt, events }: Batch,
  now: Date,
): TakenEvent[] {
  const period = attemptPeriod(attempt.session, now);
  if (!period) return [];
  const taken = new Map<string, TakenEvent>();
  for (const { _id: id, signal, at, duration_ms, characters, while_paused: whilePaused } of events) {
    if (!signals.includes(signal) || isGrantedBreak(attempt, { signal, whilePaused })) continue;
    // One batch may hold the beginning of an event and its end.
    if (duration_ms === null && taken.has(id)) continue;
    const time = settleTime({ at: new Date(at), durationMs: duration_ms }, { sentAt, now }, period);
    taken.set(id, { id, signal, ...time, characters, whilePaused });
  }
  return [...taken.values()];
}

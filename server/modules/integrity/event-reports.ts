import type {
  DeviceCause,
  IntegrityEventReport,
  IntegritySignal,
  NotedDeviceName,
} from '../../../openapi/gen/types.gen.ts';
import { isOfLeftPage } from './client-of-event.ts';
import { settleTime } from './event-times.ts';
import {
  type Attempt,
  attemptPeriod,
  isAgreedCause,
  isGrantedBreak,
  notedDevices,
  notedSignals,
} from './noting.ts';

/** An event as it will be stored. */
export interface TakenEvent {
  readonly id: string;
  readonly signal: IntegritySignal;
  readonly at: Date;
  readonly durationMs: number | null;
  readonly characters: number | null;
  readonly device: NotedDeviceName | null;
  readonly cause: DeviceCause | null;
  readonly whilePaused: boolean;
  readonly elsewhere: boolean;
  /** Null where no turn was open, or where that is not known. */
  readonly turnId: string | null;
  readonly questionKnown: boolean;
}

interface Batch {
  /** By the browser's clock. */
  readonly sentAt: Date;
  readonly events: readonly IntegrityEventReport[];
  /** The browser or tab that noted them; null where it does not say. */
  readonly client: string | null;
}

/** What of a batch is noted: what was agreed to only, each id once, with times of the server's clock. */
export function takenEvents(attempt: Attempt, { sentAt, events, client }: Batch, now: Date): TakenEvent[] {
  const period = attemptPeriod(attempt.session, now);
  if (!period) return [];
  const isAgreed = agreementOf(attempt);
  const taken = new Map<string, TakenEvent>();
  for (const event of events) {
    const { _id: id, signal, at, duration_ms, characters, while_paused: whilePaused } = event;
    if (!isAgreed(event) || isGrantedBreak(attempt, { signal, whilePaused })) continue;
    // One batch may hold the beginning of an event and its end.
    if (duration_ms === null && taken.has(id)) continue;
    const time = settleTime({ at: new Date(at), durationMs: duration_ms }, { sentAt, now }, period);
    const elsewhere = isOfLeftPage(attempt, time, { client, now });
    const told = { ...interruptionOf(event), ...questionOf(attempt, event) };
    taken.set(id, { id, signal, ...time, characters, ...told, whilePaused, elsewhere });
  }
  return [...taken.values()];
}

/** An interruption is agreed to with its device, everything else with the signals. */
function agreementOf(attempt: Attempt): (event: IntegrityEventReport) => boolean {
  const signals: readonly IntegritySignal[] = notedSignals(attempt);
  const devices = notedDevices(attempt);
  return (event) =>
    event.signal === 'device_interrupted' ? isAgreedCause(devices, event) : signals.includes(event.signal);
}

function interruptionOf({
  signal,
  device,
  cause,
}: IntegrityEventReport): Pick<TakenEvent, 'device' | 'cause'> {
  return signal === 'device_interrupted' ? { device, cause } : { device: null, cause: null };
}

/** The turn that the browser names, where it is one of this attempt; no other word tells the question. */
function questionOf(
  { turns }: Attempt,
  { turn_id: turnId }: IntegrityEventReport,
): Pick<TakenEvent, 'turnId' | 'questionKnown'> {
  if (turnId === null) return { turnId, questionKnown: true };
  const turn = turns.find(({ id }) => id === turnId);
  return { turnId: turn?.id ?? null, questionKnown: turn !== undefined };
}

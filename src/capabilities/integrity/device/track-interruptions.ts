import type { DeviceCause, NotedDeviceName } from '../../../../openapi/gen/types.gen.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { Note, OpenTurn } from '../watch/sighting.ts';

/** How a device is: in order, or what interrupts it. */
export type TrackCause = (cause: DeviceCause | null, at: number) => void;

/** Tells of every interruption of a device when it begins and when it ends; times in ms since the epoch. */
export function trackInterruptions(device: NotedDeviceName, note: Note, openTurn: OpenTurn): TrackCause {
  const signal = 'device_interrupted';
  let current: { cause: DeviceCause; at: number; id: string; turnId: string | null } | null = null;
  let hasBeenOpen = false;
  return (cause, at) => {
    if (cause !== 'ended') hasBeenOpen = true;
    if (cause === (current?.cause ?? null)) return;
    if (current) note({ signal, device, ...current, durationMs: Math.max(0, at - current.at) });
    // What could not be opened is told anew with every page, and noted once an attempt.
    const id = hasBeenOpen ? randomId() : `${device}-not-opened`;
    current = cause && { cause, at, id, turnId: openTurn() };
    if (current) note({ signal, device, ...current });
  };
}

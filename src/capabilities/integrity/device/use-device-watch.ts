import { useEffect, useLayoutEffect, useState } from 'react';
import type { DeviceCause, NotedDeviceName } from '../../../../openapi/gen/types.gen.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { Note, OpenTurn } from '../watch/sighting.ts';
import { openFrameSource } from './frame-source.ts';
import { watchStream } from './watch-stream.ts';

interface OpenDevice {
  readonly device: NotedDeviceName;
  readonly stream: MediaStream | null;
  /** It ended, or could not be opened. */
  readonly isOff: boolean;
}

/** Notes what interrupts a device for as long as it is wanted. */
export function useDeviceWatch({ device, stream, isOff }: OpenDevice, note: Note, openTurn: OpenTurn): void {
  const [track] = useState(() => trackInterruptions(device, note, openTurn));

  useEffect(() => {
    if (isOff) track('ended', Date.now());
  }, [isOff, track]);

  useEffect(() => {
    if (!stream) return;
    const frames = device === 'camera' ? openFrameSource(stream) : null;
    const stop = watchStream(stream, frames, (cause) => track(cause, Date.now()));
    return () => {
      stop();
      frames?.close();
    };
  }, [device, stream, track]);

  // Of the layout, to be told before the sender sends for the last time.
  useLayoutEffect(() => () => track(null, Date.now()), [track]);
}

/** How a device is: in order, or what interrupts it. */
type TrackCause = (cause: DeviceCause | null, at: number) => void;

/** Tells of every interruption of a device when it begins and when it ends; times in ms since the epoch. */
function trackInterruptions(device: NotedDeviceName, note: Note, openTurn: OpenTurn): TrackCause {
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

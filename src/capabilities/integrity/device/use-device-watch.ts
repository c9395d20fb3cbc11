import { useEffect, useLayoutEffect, useState } from 'react';
import type { NotedDeviceName } from '../../../../openapi/gen/types.gen.ts';
import type { Note, OpenTurn } from '../watch/sighting.ts';
import { openFrameSource } from './frame-source.ts';
import { trackInterruptions } from './track-interruptions.ts';
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

import type { MediaDevice } from './media-problem.ts';

const constraints: Record<MediaDevice, MediaStreamConstraints> = {
  camera: { video: true },
  microphone: { audio: true },
};

const opened = new Map<MediaDevice, MediaStream>();

const isLive = (stream: MediaStream) => stream.getTracks().some(({ readyState }) => readyState === 'live');

/**
 * Opens a camera or microphone; one that is open already is not opened, nor asked for, a second time: its
 * stream is doubled, and each is let go by itself. Rejects as `getUserMedia` does.
 */
export async function openMedia(device: MediaDevice): Promise<MediaStream> {
  const earlier = opened.get(device);
  if (earlier && isLive(earlier)) return earlier.clone();
  const stream = await navigator.mediaDevices.getUserMedia(constraints[device]);
  opened.set(device, stream);
  return stream;
}

/** Lets a device go, where there is one. */
export function letGo(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

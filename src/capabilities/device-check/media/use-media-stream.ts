import { useEffect, useRef, useState } from 'react';
import { type CheckState, checkLabel, idle } from '../check-state.ts';
import { type MediaDevice, mediaFailure, mediaProblemOf } from './media-problem.ts';
import { letGo, openMedia } from './open-media.ts';

const waiting: Record<MediaDevice, string> = {
  camera: 'Waiting for a picture.',
  microphone: 'Say a few words.',
};

/**
 * A camera or microphone that is open for as long as the page shows it. It is let go when it is switched
 * off, when it fails, and when the page is left, also where the permission comes only after that.
 */
export function useMediaStream(device: MediaDevice, state: CheckState, onState: (state: CheckState) => void) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  /** The number of the newest request; what an earlier one brings is not wanted any more. */
  const newest = useRef(0);

  useEffect(() => () => letGo(stream), [stream]);
  useEffect(() => () => void newest.current++, []);

  const stop = (after: CheckState) => {
    newest.current++;
    setStream(null);
    onState(after);
  };

  const start = async () => {
    const request = ++newest.current;
    if (!navigator.mediaDevices)
      return stop(mediaFailure(device, window.isSecureContext ? 'unsupported' : 'insecure'));
    onState({ kind: 'running', text: `Allow the ${device} where the browser asks.` });
    try {
      const opened = await openMedia(device);
      if (request !== newest.current) return letGo(opened);
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => stop(mediaFailure(device, 'ended')), { once: true });
      setStream(opened);
      onState({ kind: 'running', text: waiting[device] });
    } catch (error) {
      if (request === newest.current) stop(mediaFailure(device, mediaProblemOf(error)));
    }
  };

  const button = {
    device,
    label: stream ? 'Turn off' : checkLabel(state),
    busy: !stream && state.kind === 'running',
    onClick: () => (stream ? stop(state.kind === 'passed' ? state : idle) : void start()),
  };
  return { stream, start, stop, button };
}

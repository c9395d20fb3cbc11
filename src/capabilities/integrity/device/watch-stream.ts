import type { DeviceCause } from '../../../../openapi/gen/types.gen.ts';
import type { FrameSource } from './frame-source.ts';
import { noFrames, pictureCause, sampleMs, withFrame } from './picture-run.ts';

/**
 * Tells what is wrong with an open device, or null, whenever that may have changed, until it is stopped.
 * A page that is not seen gets no new frames from some browsers: its frames say nothing.
 */
export function watchStream(
  stream: MediaStream,
  frames: Pick<FrameSource, 'take'> | null,
  onCause: (cause: DeviceCause | null) => void,
): () => void {
  const [track] = stream.getTracks();
  if (!track) return () => {};
  let run = noFrames;
  const tell = () => {
    if (track.muted) run = noFrames;
    onCause(track.muted ? 'muted' : pictureCause(run));
  };
  const look = () => {
    if (track.muted || document.visibilityState === 'hidden') return;
    const frame = frames?.take();
    if (frame) run = withFrame(run, frame);
    tell();
  };
  track.addEventListener('mute', tell);
  track.addEventListener('unmute', tell);
  const timer = frames && setInterval(look, sampleMs);
  tell();
  return () => {
    track.removeEventListener('mute', tell);
    track.removeEventListener('unmute', tell);
    if (timer) clearInterval(timer);
  };
}

import { recordStream } from './microphone-recorder.ts';
import type { RecordingUpload } from './recording-upload.ts';

export type Recorder = ReturnType<typeof recordStream>;

/** What is recorded, as what, and for how long at most. */
export interface Recordable {
  readonly stream: MediaStream;
  readonly format: string;
  readonly maxSeconds: number;
}

interface RecordingEnds {
  /** Whether it still is: what was removed is not brought back by its last words. */
  readonly isWanted: () => boolean;
  readonly onEnd: () => void;
}

/** Records into an upload, until it is stopped, the time is up or the server takes no more of it. */
export function recordInto(
  upload: RecordingUpload,
  { stream, format, maxSeconds }: Recordable,
  { isWanted, onEnd }: RecordingEnds,
): Recorder {
  const startedAt = performance.now();
  const onPiece = (piece: Blob) => {
    if (!isWanted()) return;
    const seconds = (performance.now() - startedAt) / 1000;
    void upload.add(piece, Math.min(seconds, maxSeconds));
    if (seconds >= maxSeconds || upload.phase === 'refused') recorder.stop();
  };
  const recorder = recordStream(stream, format, { onPiece, onEnd });
  return recorder;
}

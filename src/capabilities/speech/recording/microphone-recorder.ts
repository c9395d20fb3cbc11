import { pieceMs } from './recording-parts.ts';

/** Enough for speech, in bits a second. */
const speechBitRate = 32_000;

interface RecorderPorts {
  /** In their order; the last comes before the end. */
  readonly onPiece: (piece: Blob) => void;
  /** Also where the microphone is unplugged or its permission taken back. */
  readonly onEnd: () => void;
}

/** Records a stream in pieces until it is stopped or ends; throws where the browser cannot record it. */
export function recordStream(stream: MediaStream, format: string, { onPiece, onEnd }: RecorderPorts) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: speechBitRate });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onPiece(data);
  });
  const end = () => {
    onEnd();
    resolve();
  };
  recorder.addEventListener('stop', end, { once: true });
  recorder.start(pieceMs);
  return {
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
    /** Once the last piece was handed out. */
    ended,
  };
}

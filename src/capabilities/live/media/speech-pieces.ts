import { heardFrom } from '../../device-check/media/sound-level.ts';
import { watchLoudness } from '../../device-check/media/watch-loudness.ts';
import { recordStream } from '../../speech/recording/microphone-recorder.ts';
import { recordingFormat } from '../../speech/recording/open-microphone.ts';

/** A piece ends with a pause, once it is so long, and without one when it is as long as that. */
const LEAST_MS = 2500;
const MOST_MS = 8000;
const PAUSE_MS = 500;

/** What is still to be written down when there is more already is worth no more. */
const MOST_WAITING = 2;

/** One piece of speech in a container of its own. */
export interface SpeechPiece {
  readonly sound: Blob;
  readonly seconds: number;
}

/**
 * Cuts what a microphone hears into pieces at the pauses of who speaks, and sends those in which anything was heard, one
 * after the other; the function stops it, and what was not sent by then is dropped.
 */
export function cutSpeech(microphone: MediaStream, send: (piece: SpeechPiece) => Promise<void>): () => void {
  const format = recordingFormat();
  if (!format) return () => {};
  let isStopped = false;
  let waiting = 0;
  let sending = Promise.resolve();
  const pass = (piece: SpeechPiece) => {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    sending = sending
      .then(() => (isStopped ? undefined : send(piece)))
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
  };

  let current = begin();
  function begin() {
    const begunAt = performance.now();
    const parts: Blob[] = [];
    const piece = { begunAt, wasHeard: false, heardAt: begunAt };
    const recorder = recordStream(microphone, format ?? '', {
      onPiece: (part) => void parts.push(part),
      onEnd: () => {
        if (!isStopped && piece.wasHeard)
          pass({ sound: new Blob(parts), seconds: (performance.now() - begunAt) / 1000 });
      },
    });
    return { ...recorder, piece };
  }
  const stopWatching = watchLoudness(microphone, (level) => {
    const { piece } = current;
    const at = performance.now();
    if (level >= heardFrom) {
      piece.wasHeard = true;
      piece.heardAt = at;
    }
    const lasted = at - piece.begunAt;
    const isPause = piece.wasHeard && lasted >= LEAST_MS && at - piece.heardAt >= PAUSE_MS;
    if (!isPause && lasted < MOST_MS) return;
    const { stop } = current;
    // The next one begins first, so that nothing is said between them.
    current = begin();
    stop();
  });
  return () => {
    isStopped = true;
    stopWatching();
    current.stop();
  };
}

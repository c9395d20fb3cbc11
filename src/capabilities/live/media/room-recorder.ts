import { silent } from '../../../api/client.ts';
import { putLiveRecordingPart } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { randomId } from '../../../lib/random-id.ts';
import { recordStream } from '../../speech/recording/microphone-recorder.ts';
import { recordingFormat } from '../../speech/recording/open-microphone.ts';

/** Pieces come every second. */
const PIECES_A_PART = 5;

/** What the server takes at once. */
const MOST_PART_BYTES = 256 * 1024;

/** The pause before a part that did not arrive is sent again; after the last one it is given up. */
const PAUSES_MS = [500, 1000, 2000, 5000, 10_000, 20_000, 30_000];

/** Before it begins anew after a part that the server did not take. */
const AGAIN_MS = 5000;

/**
 * Records a microphone and sends it part by part; the function stops it. What the server does not take, because somebody
 * did not agree to it, goes nowhere: it is begun anew.
 */
export function recordForRoom(liveId: string, microphone: MediaStream): () => void {
  const format = recordingFormat();
  if (!format) return () => {};
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () =>
    recordOnce(liveId, { microphone, format }, () => {
      if (isStopped) return;
      timer = setTimeout(() => {
        stop = begin();
      }, AGAIN_MS);
    });
  let stop = begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}

interface Source {
  readonly microphone: MediaStream;
  readonly format: string;
}

function recordOnce(liveId: string, { microphone, format }: Source, onRefused: () => void): () => void {
  const recordingId = randomId();
  const begun = performance.now();
  let pieces: Blob[] = [];
  let number = 0;
  let isOver = false;
  let sending = Promise.resolve();

  const send = () => {
    const seconds = (performance.now() - begun) / 1000;
    const whole = new Blob(pieces);
    pieces = [];
    for (let from = 0; from < whole.size; from += MOST_PART_BYTES) {
      number += 1;
      const path = { live_interview_id: liveId, recording_id: recordingId, number };
      const body = whole.slice(from, from + MOST_PART_BYTES);
      sending = sending.then(async () => {
        if (isOver || (await arrives({ path, query: { seconds }, body }))) return;
        isOver = true;
        recorder.stop();
        onRefused();
      });
    }
  };
  const recorder = recordStream(microphone, format, {
    onPiece(piece) {
      pieces.push(piece);
      if (pieces.length >= PIECES_A_PART) send();
    },
    onEnd: send,
  });
  return recorder.stop;
}

type Part = Omit<Parameters<typeof putLiveRecordingPart>[0], 'url'>;

/** False where it is not wanted, or could not be sent however often. */
async function arrives(part: Part): Promise<boolean> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      await putLiveRecordingPart({ ...silent, ...part, throwOnError: true });
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? (error.status ?? 0) : 0;
      const isRefused = status >= 400 && status < 500;
      if (isRefused || pause === null) return false;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return false;
}

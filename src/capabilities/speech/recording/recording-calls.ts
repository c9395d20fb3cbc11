import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { silent, taking } from '../../../api/client.ts';
import {
  beginRecording,
  discardRecording,
  finishRecording,
  getRecording,
  putRecordingPart,
  transcribeAgain,
} from '../../../api/gen/sdk.gen.ts';
import type { ApiError } from '../../../api/http/api-error.ts';
import { fromThisClient } from '../../interview/client-id.ts';
import type { KnownRecordings } from './known-recordings.ts';
import type { KeptRecording } from './recording-storage.ts';

/** What a recording needs of the server; each can be called again with the same effect. */
export interface UploadPorts {
  readonly begin: (recording: KeptRecording) => Promise<Recording>;
  readonly look: (recordingId: string) => Promise<Recording>;
  readonly putPart: (recordingId: string, number: number, part: Blob) => Promise<Recording>;
  /** `seconds`: null where they were counted elsewhere. */
  readonly finish: (recordingId: string, parts: number, seconds: number | null) => Promise<Recording>;
  readonly transcribeAgain: (recordingId: string) => Promise<Recording>;
  /** Ends the sending of parts; what is under way may have arrived. */
  readonly abort: () => void;
  readonly known: KnownRecordings;
}

interface RecordingCalls extends Omit<UploadPorts, 'known'> {
  /** `options`: `silent` where it is tried again by itself. */
  readonly discard: (recordingId: string, options?: Partial<typeof silent>) => Promise<void>;
}

/** What the server does with recordings of one session. */
export function recordingCalls(sessionId: string): RecordingCalls {
  const at = (recordingId: string) => ({ path: { session_id: sessionId, recording_id: recordingId } });
  let sending = new AbortController();
  return {
    begin: async ({ turnId, contentType, id }) =>
      recordingIn(
        await beginRecording({
          ...silent,
          path: { session_id: sessionId },
          headers: { ...fromThisClient().headers, 'Idempotency-Key': id },
          body: { turn_id: turnId, content_type: contentType },
        }),
      ),
    look: async (id) => recordingIn(await getRecording({ ...silent, ...at(id) })),
    putPart: async (id, number, part) => {
      const { path } = at(id);
      const { signal } = sending;
      return recordingIn(
        await putRecordingPart({ ...silent, path: { ...path, number }, body: part, signal }),
      );
    },
    finish: async (id, parts, duration_seconds) => {
      const { signal } = sending;
      return recordingIn(
        await finishRecording({ ...silent, ...at(id), body: { parts, duration_seconds }, signal }),
      );
    },
    transcribeAgain: async (id) => recordingIn(await transcribeAgain(at(id))),
    abort: () => {
      sending.abort();
      sending = new AbortController();
    },
    discard: async (id, options) =>
      void (await discardRecording({ ...taking(isGone), ...options, ...at(id), ...fromThisClient() })),
  };
}

const isGone = ({ status }: ApiError) => status === 404;

const recordingIn = ({ data }: { readonly data: Recording }) => data;

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
import type { UploadPorts } from './recording-upload.ts';

interface RecordingCalls extends UploadPorts {
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

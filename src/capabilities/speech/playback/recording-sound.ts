import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { getRecordingAudio } from '../../../api/gen/sdk.gen.ts';
import { RecordingPlayback } from './recording-playback.ts';

/** The playback of a finished recording; an audio element alone could not say who asks. */
export function playbackOf(sessionId: string, { _id, duration_seconds }: Recording): RecordingPlayback {
  const path = { session_id: sessionId, recording_id: _id };
  return new RecordingPlayback(
    duration_seconds ?? 0,
    async () => (await getRecordingAudio({ path, parseAs: 'blob' })).data,
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { createAtom } from 'mobx';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { getRecordingQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';

/** What the server said last of the recordings of a session. */
export interface KnownRecordings {
  readonly get: (recordingId: string) => Recording | undefined;
  readonly put: (recording: Recording) => void;
}

/** Has TanStack Query hold them, and those know of a change who read them through MobX. */
export function knownRecordings(queries: QueryClient, sessionId: string): KnownRecordings {
  const atom = createAtom('known recordings');
  const keyOf = (recordingId: string) =>
    getRecordingQueryKey({ path: { session_id: sessionId, recording_id: recordingId } });
  return {
    get: (recordingId) => {
      atom.reportObserved();
      return queries.getQueryData<Recording>(keyOf(recordingId));
    },
    put: (recording) => {
      const queryKey = keyOf(recording._id);
      // A sending that waits for the network may last longer than what nobody looks at is kept for.
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData(queryKey, recording);
      atom.reportChanged();
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { getRecordingAudio } from '../../../api/gen/sdk.gen.ts';
import { recordingsQuery } from '../speech-queries.ts';
import { RecordingPlayback } from './recording-playback.ts';
import { firstWithFigures } from './speaking-figures.ts';

/** A recording that can be played. */
export interface PlayableRecording {
  readonly recording: Recording;
  readonly playback: RecordingPlayback;
}

interface SessionRecordings {
  readonly isPractice: boolean;
  readonly playable: readonly PlayableRecording[];
  /** The recording whose pace and fillers are explained on paper. */
  readonly explained: Recording | undefined;
}

const RecordingsContext = createContext<SessionRecordings>({
  isPractice: false,
  playable: [],
  explained: undefined,
});

interface RecordingsOfSessionProps {
  readonly sessionId: string;
  /** Pace and fillers are for practice alone. */
  readonly isPractice: boolean;
  readonly children: ReactNode;
}

/** Offers what was recorded in a session to everything below that shows its answers. */
export function RecordingsOfSession({ sessionId, isPractice, children }: RecordingsOfSessionProps) {
  const { data } = useQuery(recordingsQuery(sessionId));
  const playable = useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ finished_at }) => finished_at !== null)
        .map((recording) => ({ recording, playback: playbackOf(sessionId, recording) })),
    [data, sessionId],
  );
  useEffect(
    () => () => {
      for (const { playback } of playable) playback.close();
    },
    [playable],
  );
  const recordings = useMemo(() => {
    const explained = firstWithFigures(playable.map(({ recording }) => recording));
    return { isPractice, playable, explained };
  }, [isPractice, playable]);
  return <RecordingsContext value={recordings}>{children}</RecordingsContext>;
}

/** The recordings of one turn, in the order in which they were begun; none outside of `RecordingsOfSession`. */
export function useTurnRecordings(turnId: string): SessionRecordings {
  const { playable, ...session } = useContext(RecordingsContext);
  return { ...session, playable: playable.filter(({ recording }) => recording.turn_id === turnId) };
}

/** The playback of a finished recording; an audio element alone could not say who asks. */
function playbackOf(sessionId: string, { _id, duration_seconds }: Recording): RecordingPlayback {
  const path = { session_id: sessionId, recording_id: _id };
  return new RecordingPlayback(
    duration_seconds ?? 0,
    async () => (await getRecordingAudio({ path, parseAs: 'blob' })).data,
  );
}

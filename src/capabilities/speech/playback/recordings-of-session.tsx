import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { listReviewRecordingsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { getRecordingAudio, getReviewRecordingAudio } from '../../../api/gen/sdk.gen.ts';
import { recordingsQuery } from '../speech-queries.ts';
import { quoteTime } from './quote-time.ts';
import { RecordingPlayback } from './recording-playback.ts';
import { firstWithFigures } from './speaking-figures.ts';

/** A recording that can be played. */
export interface PlayableRecording {
  readonly recording: Recording;
  readonly playback: RecordingPlayback;
}

interface SessionRecordings {
  /** Whether somebody else's are listened to. */
  readonly isReview: boolean;
  readonly isPractice: boolean;
  readonly playable: readonly PlayableRecording[];
  /** The recording whose pace and fillers are explained on paper. */
  readonly explained: Recording | undefined;
}

const RecordingsContext = createContext<SessionRecordings>({
  isReview: false,
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

/** Offers what somebody recorded in their own session to everything below that shows its answers. */
export function RecordingsOfSession({ sessionId, isPractice, children }: RecordingsOfSessionProps) {
  const { data } = useQuery(recordingsQuery(sessionId));
  return (
    <Recordings sessionId={sessionId} isPractice={isPractice} items={data?.items} soundOf={ownSound}>
      {children}
    </Recordings>
  );
}

/** Offers what a candidate recorded in an attempt to whoever reviews it. */
export function RecordingsForReview({
  sessionId,
  children,
}: Pick<RecordingsOfSessionProps, 'sessionId' | 'children'>) {
  const { data } = useQuery(listReviewRecordingsOptions({ path: { hiring_session_id: sessionId } }));
  return (
    <Recordings
      sessionId={sessionId}
      isPractice={false}
      isReview
      items={data?.items}
      soundOf={candidatesSound}
    >
      {children}
    </Recordings>
  );
}

interface RecordingsProps extends RecordingsOfSessionProps {
  readonly items: readonly Recording[] | undefined;
  readonly isReview?: boolean;
  readonly soundOf: (sessionId: string, recordingId: string) => Promise<Blob>;
}

function Recordings(props: RecordingsProps) {
  const { sessionId, isPractice, isReview = false, items, soundOf, children } = props;
  const playable = useMemo(
    () =>
      (items ?? [])
        .filter(({ finished_at }) => finished_at !== null)
        .map((recording) => ({
          recording,
          // An audio element alone could not say who asks.
          playback: new RecordingPlayback(recording.duration_seconds ?? 0, () =>
            soundOf(sessionId, recording._id),
          ),
        })),
    [items, sessionId, soundOf],
  );
  useEffect(
    () => () => {
      for (const { playback } of playable) playback.close();
    },
    [playable],
  );
  const recordings = useMemo(() => {
    const explained = firstWithFigures(playable.map(({ recording }) => recording));
    return { isPractice, isReview, playable, explained };
  }, [isPractice, isReview, playable]);
  return <RecordingsContext value={recordings}>{children}</RecordingsContext>;
}

/** When a sentence of an answer was said, in seconds; null where it was not heard like that, or nothing was recorded. */
export function useSentenceTime(): (turnId: string, sentence: string) => number | null {
  const { playable } = useContext(RecordingsContext);
  return (turnId, sentence) => heardIn(playable, turnId, sentence)?.seconds ?? null;
}

function heardIn(playable: readonly PlayableRecording[], turnId: string, sentence: string) {
  const [first, ...others] = playable
    .filter(({ recording }) => recording.turn_id === turnId)
    .map((one) => ({ ...one, seconds: quoteTime(sentence, one.recording.segments) }));
  return [first, ...others].find((one) => one && one.seconds !== null) ?? first;
}

/**
 * Plays an answer from where a sentence of it was said, from its beginning where it was not heard like that; false where
 * nothing was recorded. Null where nothing at all was.
 */
export function usePlaySentence(): ((turnId: string, sentence: string) => boolean) | null {
  const { playable } = useContext(RecordingsContext);
  if (playable.length === 0) return null;
  return (turnId, sentence) => {
    const heard = heardIn(playable, turnId, sentence);
    void heard?.playback.playFrom(heard.seconds ?? 0);
    return heard !== undefined;
  };
}

/** All recordings, in the order in which they were begun. */
export const usePlayable = (): readonly PlayableRecording[] => useContext(RecordingsContext).playable;

/** The recordings of one turn, in the order in which they were begun; none outside of a session's recordings. */
export function useTurnRecordings(turnId: string): SessionRecordings {
  const { playable, ...session } = useContext(RecordingsContext);
  return { ...session, playable: playable.filter(({ recording }) => recording.turn_id === turnId) };
}

const ownSound = async (session_id: string, recording_id: string) =>
  (await getRecordingAudio({ path: { session_id, recording_id }, parseAs: 'blob' })).data;

const candidatesSound = async (hiring_session_id: string, recording_id: string) =>
  (await getReviewRecordingAudio({ path: { hiring_session_id, recording_id }, parseAs: 'blob' })).data;

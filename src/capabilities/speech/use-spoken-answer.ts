import { useQueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import { useEffect, useMemo } from 'react';
import { getSessionQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { useStores } from '../../stores/context.tsx';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { useRunningSender } from '../interview/use-running-sender.ts';
import { useSaveBeforeHandOver } from '../interview/use-tab-claim.ts';
import { deviceRecordings } from './recording/indexed-db-recording-storage.ts';
import { knownRecordings } from './recording/known-recordings.ts';
import { recordingCalls } from './recording/recording-calls.ts';
import { refreshRecordings } from './speech-queries.ts';
import { SpokenAnswer } from './spoken-answer.ts';
import { useWrittenSpeech } from './use-written-speech.ts';

/** Answering a turn by speaking, beside typing. */
export function useSpokenAnswer(key: TurnKey, keeper: DraftKeeper | null): SpokenAnswer {
  const queries = useQueryClient();
  const { auth } = useStores();
  const { sessionId } = key;
  const spoken = useMemo(() => {
    const calls = recordingCalls(sessionId);
    const discard = async (recordingId: string) => {
      // One that could not be removed is offered again.
      await calls.discard(recordingId).finally(() => refreshRecordings(queries, sessionId));
    };
    const known = knownRecordings(queries, sessionId);
    return new SpokenAnswer(key, { ...calls, known, discard, storage: deviceRecordings() });
  }, [key, sessionId, queries]);
  useRunningSender(spoken, auth);
  useSaveBeforeHandOver(spoken.handOver);
  useAskBeforeLoss(spoken);
  useWrittenSpeech(key, spoken, keeper);

  useEffect(
    () =>
      reaction(
        () => finishedPhases(spoken),
        (finished) => void (finished && refreshRecordings(queries, sessionId)),
      ),
    [spoken, queries, sessionId],
  );

  useEffect(() => {
    const queryKey = getSessionQueryKey({ path: { session_id: sessionId } });
    return reaction(
      () => spoken.recordingAttempts.own?.phase === 'refused',
      // The turn was closed elsewhere, or the time is up, perhaps: the session knows.
      (isRefused) => void (isRefused && queries.invalidateQueries({ queryKey })),
    );
  }, [spoken, queries, sessionId]);

  return spoken;
}

/** How the recordings stand that the server has all of; empty where it has none. */
const finishedPhases = ({ recordingAttempts }: SpokenAnswer) =>
  recordingAttempts.all
    .filter(({ recording }) => recording.isFinished)
    .map(({ recording, phase }) => `${recording.serverId} ${phase}`)
    .join();

/** Asks before a page goes on which alone a recording is, e.g. in a private window. */
function useAskBeforeLoss(spoken: SpokenAnswer): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (spoken.recordingAttempts.own?.isAtRisk) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [spoken]);
}

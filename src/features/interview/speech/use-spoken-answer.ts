import { useQueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import { useEffect, useMemo } from 'react';
import { useStores } from '../../../stores/context.tsx';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import { useSaveBeforeHandOver } from '../session/use-tab-claim.ts';
import { useRunningSender } from '../use-running-sender.ts';
import { deviceRecordings } from './recording/indexed-db-recording-storage.ts';
import { recordingCalls } from './recording/recording-calls.ts';
import { refreshRecordings } from './speech-queries.ts';
import { SpokenAnswer } from './spoken-answer.ts';
import { useTakeFromElsewhere } from './use-take-from-elsewhere.ts';
import { withTranscript } from './with-transcript.ts';

/** Answering a turn by speaking; what was understood is put behind what is typed already. */
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
    return new SpokenAnswer(key, { ...calls, discard, storage: deviceRecordings() });
  }, [key, sessionId, queries]);
  useRunningSender(spoken, auth);
  useSaveBeforeHandOver(spoken.handOver);
  useAskBeforeLoss(spoken);
  useTakeFromElsewhere(key, spoken, keeper);

  useEffect(
    () =>
      reaction(
        () => spoken.upload?.recording.isFinished && spoken.upload.phase,
        (isFinished) => void (isFinished && refreshRecordings(queries, sessionId)),
      ),
    [spoken, queries, sessionId],
  );

  useEffect(() => {
    if (!keeper) return;
    const write = async (transcript: string | null) => {
      if (transcript === null) return;
      const mayStandThere = spoken.upload?.isFromBefore ?? false;
      keeper.change(withTranscript(keeper.text, transcript, mayStandThere));
      await keeper.keep();
      await spoken.written();
    };
    return reaction(
      () => spoken.transcript,
      (transcript) => void write(transcript),
      { fireImmediately: true },
    );
  }, [spoken, keeper]);

  return spoken;
}

/** Asks before a page goes on which alone a recording is, e.g. in a private window. */
function useAskBeforeLoss(spoken: SpokenAnswer): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (spoken.upload?.isAtRisk) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [spoken]);
}

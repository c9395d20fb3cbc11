import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import type { RecordingUpload } from './recording/recording-upload.ts';
import { recordingsQuery } from './speech-queries.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { withTranscript } from './with-transcript.ts';

/** Puts what was understood behind what is typed already, in the order in which it was recorded. */
export function useWrittenSpeech(key: TurnKey, spoken: SpokenAnswer, keeper: DraftKeeper | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!keeper) return;
    const write = async (recordingAttempt: RecordingUpload | null) => {
      if (!recordingAttempt) return;
      const understood = {
        transcript: recordingAttempt.server?.transcript ?? '',
        mayStandThere: recordingAttempt.isFromBefore,
        later: wordsAfter(queries, key, recordingAttempt),
      };
      keeper.change(withTranscript(keeper.text, understood));
      await keeper.keep();
      await spoken.written(recordingAttempt);
    };
    return reaction(
      () => spoken.understood,
      (recordingAttempt) => void write(recordingAttempt),
      { fireImmediately: true },
    );
  }, [spoken, keeper, queries, key]);
}

/** What was understood of the recordings of a turn that were begun after this one. */
function wordsAfter(queries: QueryClient, key: TurnKey, { server }: RecordingUpload): string[] {
  const { items = [] } = queries.getQueryData(recordingsQuery(key.sessionId).queryKey) ?? {};
  return items
    .filter(
      ({ turn_id, recording_attempt }) =>
        turn_id === key.turnId && server !== null && recording_attempt > server.recording_attempt,
    )
    .map(({ transcript }) => transcript?.trim() ?? '')
    .filter(Boolean);
}

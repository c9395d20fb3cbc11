import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Recording } from '../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { TurnKey } from '../drafts/draft-storage.ts';
import type { RecordingUpload } from './recording/recording-upload.ts';
import { wasPutInto } from './shared-words.ts';
import { recordingsQuery } from './speech-queries.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Puts what was understood behind what is typed already, in the order in which it was recorded. */
export function useWrittenSpeech(key: TurnKey, spoken: SpokenAnswer, keeper: DraftKeeper | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!keeper) return;
    // The list may be older: one that was asked for before may arrive after the words.
    const written: Recording[] = [];
    const write = async (recordingAttempt: RecordingUpload | null) => {
      if (!recordingAttempt) return;
      const understood = {
        transcript: recordingAttempt.server?.transcript ?? '',
        mayStandThere: recordingAttempt.isFromBefore,
        later: wordsAfter([...listed(queries, key), ...written], recordingAttempt),
      };
      if (recordingAttempt.server) written.push(recordingAttempt.server);
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

/** The recordings of a turn, as they were listed last. */
function listed(queries: QueryClient, { sessionId, turnId }: TurnKey): Recording[] {
  const { items = [] } = queries.getQueryData(recordingsQuery(sessionId).queryKey) ?? {};
  return items.filter(({ turn_id }) => turn_id === turnId);
}

/** What was understood of those that were begun after this one. */
function wordsAfter(recordings: readonly Recording[], { server }: RecordingUpload): string[] {
  return recordings
    .filter(({ recording_attempt }) => server !== null && recording_attempt > server.recording_attempt)
    .map(({ transcript }) => transcript?.trim() ?? '')
    .filter(Boolean);
}

interface Understood {
  readonly transcript: string;
  /** An earlier page, or another device, may have put it there before, and then it is not put there again. */
  readonly mayStandThere: boolean;
  /** What was understood of later recordings. */
  readonly later: readonly string[];
}

/** An answer with what was understood in it, in lines of its own: at its end, but before what was said later. */
export function withTranscript(text: string, { transcript, mayStandThere, later }: Understood): string {
  if (mayStandThere && wasPutInto(text, transcript)) return text;
  const place = Math.min(...later.map((words) => beginOf(text, words)));
  const before = text.slice(0, place).trimEnd();
  return [before, transcript, text.slice(place)].filter(Boolean).join('\n');
}

/** Where words stand in a text, in lines of their own; behind it where they do not. */
function beginOf(text: string, words: string): number {
  const at = `\n${text}\n`.indexOf(`\n${words.trim()}\n`);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

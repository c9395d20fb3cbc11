import { useState } from 'react';
import type { Session } from '../../api/gen/types.gen.ts';
import { useClosedTurns } from '../interview/use-closed-turns.ts';
import { deviceRecordings } from './recording/indexed-db-recording-storage.ts';
import { type RecordingLeftBehind, recordingsLeftBehind } from './recording/left-recording.ts';

/** What was said here to questions that were closed before it was handed over, until it is removed. */
export function useRecordingsLeftBehind(session: Session, userId: string, isHere: boolean) {
  const [left, setLeft] = useState<readonly RecordingLeftBehind[]>([]);
  useClosedTurns(session, isHere, async () => {
    setLeft(await recordingsLeftBehind(await deviceRecordings(), userId, session));
  });
  const remove = async (gone: RecordingLeftBehind) => {
    await (await deviceRecordings()).remove(gone.recording);
    // It may have been found again meanwhile.
    setLeft((known) => known.filter(({ recording }) => recording.id !== gone.recording.id));
  };
  return { left, remove };
}

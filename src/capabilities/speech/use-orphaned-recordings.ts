import { useState } from 'react';
import type { Session } from '../../../openapi/gen/types.gen.ts';
import { useClosedTurns } from '../interview/use-closed-turns.ts';
import { deviceRecordings } from './recording/indexed-db-recording-storage.ts';
import { type OrphanedRecording, orphanedRecordings } from './recording/left-recording.ts';

/** What was said here to questions that were closed before it was handed over, until it is removed. */
export function useOrphanedRecordings(session: Session, userId: string, isHere: boolean) {
  const [left, setLeft] = useState<readonly OrphanedRecording[]>([]);
  useClosedTurns(session, isHere, async () => {
    setLeft(await orphanedRecordings(await deviceRecordings(), userId, session));
  });
  const remove = async (gone: OrphanedRecording) => {
    await (await deviceRecordings()).remove(gone.recording);
    // It may have been found again meanwhile.
    setLeft((known) => known.filter(({ recording }) => recording.id !== gone.recording.id));
  };
  return { left, remove };
}

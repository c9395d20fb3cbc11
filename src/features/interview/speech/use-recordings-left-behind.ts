import { useState } from 'react';
import type { Session } from '../../../api/gen/types.gen.ts';
import { useClosedTurns } from '../session/use-closed-turns.ts';
import { deviceRecordings } from './recording/indexed-db-recording-storage.ts';
import { type LeftBehind, recordingsLeftBehind } from './recording/left-recording.ts';

interface RecordingsLeftBehind {
  readonly left: readonly LeftBehind[];
  /** Has this device forget one. */
  readonly remove: (gone: LeftBehind) => Promise<void>;
}

/** What was said here to questions that were closed before it was handed over, until it is removed. */
export function useRecordingsLeftBehind(
  session: Session,
  userId: string,
  isHere: boolean,
): RecordingsLeftBehind {
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  useClosedTurns(session, isHere, async () => {
    setLeft(await recordingsLeftBehind(await deviceRecordings(), userId, session));
  });
  const remove = async (gone: LeftBehind) => {
    await (await deviceRecordings()).remove(gone.recording);
    setLeft((known) => known.filter((one) => one !== gone));
  };
  return { left, remove };
}

import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import type { TurnKey } from '../../drafts/draft-storage.ts';
import { isClosed } from '../../interview/is-closed.ts';
import type { KeptRecording, RecordingStorage } from './recording-storage.ts';

/** Recordings that nobody asked for are forgotten after so many days. */
export const forgottenAfterDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

/** What earlier pages left of a turn on this device, oldest first; what nobody waits for is forgotten. */
export async function leftRecordings(storage: RecordingStorage, key: TurnKey): Promise<KeptRecording[]> {
  const found = await storage.list(key.userId).catch(() => []);
  await Promise.allSettled(found.filter((one) => isStale(one, key)).map((one) => storage.remove(one)));
  return found.filter((one) => one.turnId === key.turnId);
}

/** What was said to a question that was closed before all of it was handed over: only this device has it whole. */
export interface OrphanedRecording {
  readonly recording: KeptRecording;
  readonly turn: Turn;
}

/** What is left on this device of the closed questions of a session, oldest first. */
export async function orphanedRecordings(
  storage: RecordingStorage,
  userId: string,
  { turns }: Pick<Session, 'turns'>,
): Promise<OrphanedRecording[]> {
  const found = await storage.list(userId);
  return found.flatMap((recording) => {
    const turn = turns.find(({ _id }) => _id === recording.turnId);
    return turn && isClosed(turn) && isOnlyHere(recording) && !isOld(recording) ? [{ recording, turn }] : [];
  });
}

/** The open turn is the only one of its session whose recordings are waited for; what only this device has is shown. */
function isStale(recording: KeptRecording, key: TurnKey): boolean {
  if (recording.turnId === key.turnId) return false;
  return isOld(recording) || (recording.sessionId === key.sessionId && !isOnlyHere(recording));
}

const isOnlyHere = ({ isFinished, isDropped = false, seconds }: KeptRecording) =>
  !isFinished && !isDropped && seconds > 0;

const isOld = ({ startedAt }: KeptRecording) =>
  Date.now() - Date.parse(startedAt) > forgottenAfterDays * dayMs;

import type { TurnKey } from '../../drafts/draft-storage.ts';
import type { KeptRecording, RecordingStorage } from './recording-storage.ts';

/** Recordings that nobody asked for are forgotten after so long, in milliseconds. */
const forgottenAfterMs = 7 * 24 * 60 * 60 * 1000;

/** What earlier pages left of a turn on this device, oldest first; what no turn waits for is forgotten. */
export async function leftRecordings(storage: RecordingStorage, key: TurnKey): Promise<KeptRecording[]> {
  const found = await storage.list(key.userId).catch(() => []);
  await Promise.allSettled(found.filter((one) => isStale(one, key)).map((one) => storage.remove(one)));
  return found.filter((one) => one.turnId === key.turnId);
}

function isStale({ sessionId, turnId, startedAt }: KeptRecording, key: TurnKey): boolean {
  if (turnId === key.turnId) return false;
  return sessionId === key.sessionId || Date.now() - Date.parse(startedAt) > forgottenAfterMs;
}

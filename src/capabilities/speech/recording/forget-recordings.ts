import type { TurnKey } from '../../drafts/draft-storage.ts';
import { deviceRecordings } from './indexed-db-recording-storage.ts';

/** Has this device forget what was recorded for a turn that is closed; what it does not forget does no harm. */
export async function forgetRecordings({ userId, turnId }: TurnKey): Promise<void> {
  const storage = await deviceRecordings();
  const found = await storage.list(userId).catch(() => []);
  const ofTurn = found.filter((recording) => recording.turnId === turnId);
  await Promise.allSettled(ofTurn.map((recording) => storage.remove(recording)));
}

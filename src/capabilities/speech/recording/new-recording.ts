import { randomId } from '../../../lib/random-id.ts';
import type { TurnKey } from '../../drafts/draft-storage.ts';
import type { KeptRecording } from './recording-storage.ts';

/** A recording of a turn that begins now, of which the server knows nothing yet. */
export const newRecording = (key: TurnKey, contentType: string): KeptRecording => ({
  ...key,
  id: randomId(),
  contentType,
  startedAt: new Date().toISOString(),
  seconds: 0,
  serverId: null,
  isFinished: false,
});

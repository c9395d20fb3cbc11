import type { Recording } from '../../../openapi/gen/types.gen.ts';
import { wasPutInto } from './shared-words.ts';

/** A page that waits for words puts them into the answer within so long, in milliseconds. */
const putInWithinMs = 10_000;

interface Answer {
  readonly text: string;
  /** When the server stored it, ISO 8601. */
  readonly savedAt: string | null;
}

/**
 * The recordings of a turn whose words are not in the answer, in the order in which they were begun, also those of
 * which a part arrived: whoever goes on with the turn goes on with them. What was taken out again is not missing, nor
 * what was hardly understood and said again.
 */
export function unwrittenRecordings(
  recordings: readonly Recording[],
  turnId: string,
  answer: Answer,
): Recording[] {
  const arrived = recordings.filter(
    ({ turn_id, state, received_parts }) =>
      turn_id === turnId && (state !== 'uploading' || received_parts > 0),
  );
  const last = arrived.at(-1);
  return arrived.filter(
    (recordingAttempt) =>
      isUnwritten(recordingAttempt, answer) &&
      (recordingAttempt === last || recordingAttempt.state !== 'poor_audio'),
  );
}

function isUnwritten({ state, transcript, written_at }: Recording, { text, savedAt }: Answer): boolean {
  if (transcript === null || written_at === null) return true;
  if (wasPutInto(text, transcript)) return false;
  const isOlder = savedAt === null || Date.parse(savedAt) < Date.parse(written_at) + putInWithinMs;
  return state === 'poor_audio' || isOlder;
}

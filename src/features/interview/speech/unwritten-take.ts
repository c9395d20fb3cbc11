import type { Recording } from '../../../api/gen/types.gen.ts';
import { wasPutInto } from './shared-words.ts';

/** A page that waits for words puts them into the answer within so long, in milliseconds. */
const putInWithinMs = 10_000;

interface Answer {
  readonly text: string;
  /** When the server stored it, ISO 8601. */
  readonly savedAt: string | null;
}

/**
 * The last recording of a turn that the server has all of, where its words are not in the answer: whoever goes on with
 * the turn goes on with it. Undefined where nothing is missing, or was taken out again.
 */
export function unwrittenTake(
  recordings: readonly Recording[],
  turnId: string,
  answer: Answer,
): Recording | undefined {
  const last = recordings.findLast(({ turn_id, state }) => turn_id === turnId && state !== 'uploading');
  return last && isUnwritten(last, answer) ? last : undefined;
}

function isUnwritten({ state, transcript, written_at }: Recording, { text, savedAt }: Answer): boolean {
  if (transcript === null || written_at === null) return true;
  if (wasPutInto(text, transcript)) return false;
  const isOlder = savedAt === null || Date.parse(savedAt) < Date.parse(written_at) + putInWithinMs;
  return state === 'poor_audio' || isOlder;
}

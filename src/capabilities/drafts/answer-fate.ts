import type { Session } from '../../../openapi/gen/types.gen.ts';
import { isClosed } from '../interview/is-closed.ts';
import type { QueuedAnswer } from './draft-storage.ts';

/**
 * What became of an answer whose submission met a conflict (409): `taken` where its turn is closed with
 * exactly this text, `open` where the turn still waits, `lost` where it was closed otherwise.
 */
export type AnswerFate = 'taken' | 'open' | 'lost';

export function answerFate({ turns }: Pick<Session, 'turns'>, { turnId, text }: QueuedAnswer): AnswerFate {
  const turn = turns.find(({ _id }) => _id === turnId);
  if (turn && !isClosed(turn)) return 'open';
  return turn?.answer === text ? 'taken' : 'lost';
}

import type { Session, Turn } from '../../../../../openapi/gen/types.gen.ts';
import type { AnswerSender } from '../../../../capabilities/drafts/answer-sender.ts';
import type { TurnKey } from '../../../../capabilities/drafts/draft-storage.ts';
import type { SessionInHand } from '../session-in-hand.ts';

/** The open turn, and what its answer needs on its way. */
export interface TurnContext extends SessionInHand {
  readonly turn: Turn;
  readonly sender: AnswerSender<Session>;
}

/** What a turn is known by on this device. */
export function turnKeyOf({ userId, session, turn }: TurnContext): TurnKey {
  return { userId, sessionId: session._id, turnId: turn._id };
}

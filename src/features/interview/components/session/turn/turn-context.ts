import type { Session, Turn } from '../../../../../api/gen/types.gen.ts';
import type { AnswerSender } from '../../../drafts/answer-sender.ts';
import type { DraftStorage, TurnKey } from '../../../drafts/draft-storage.ts';
import type { SessionWrites } from '../use-session-writes.ts';

/** The open turn, and what its answer needs on its way. */
export interface TurnContext {
  readonly session: Session;
  readonly turn: Turn;
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly sender: AnswerSender<Session>;
  readonly writes: SessionWrites;
}

/** What a turn is known by on this device. */
export function turnKeyOf({ userId, session, turn }: TurnContext): TurnKey {
  return { userId, sessionId: session._id, turnId: turn._id };
}

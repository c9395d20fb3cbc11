import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import type { FollowUp } from '../judging/ports.ts';
import { followUpTo } from './answer.ts';
import { findCandidateName } from './repository.ts';
import { type InterviewDeps, requireTurn, storedSession } from './session-service.ts';

/** Only of answers that come at once, or that nobody could store: the first that is stored closes its turn. */
const PER_TURN: Limit = { name: 'follow-up-turn', max: 5, seconds: 60 };

interface Answered {
  readonly sessionId: string;
  readonly turnId: string;
  readonly text: string;
}

/**
 * What is asked after an answer that is not stored yet, by the engine the session was begun with. Holds
 * no lock while a model thinks.
 * @throws HttpProblem 404, 429 where a model was asked too often about one answer
 */
export async function prepareFollowUp(
  { db, engine, now }: Pick<InterviewDeps, 'db' | 'engine' | 'now'>,
  actor: Actor,
  { sessionId, turnId, text }: Answered,
): Promise<FollowUp> {
  const state = await storedSession(db, actor, sessionId);
  const turn = requireTurn(state, turnId);
  const own = engine.begunWith(state.interview.engine);
  if (own.description.name !== 'llm') return followUpTo(own, state, turn, text);
  if (turn.outcome === null) await countAttempt(db, PER_TURN, [turnId], now());
  return followUpTo(own, state, turn, text, await findCandidateName(db, actor.userId));
}

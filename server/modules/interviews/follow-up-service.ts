import type { Actor } from '../../platform/security/actor.ts';
import type { FollowUp } from '../judging/ports.ts';
import { followUpTo } from './answer.ts';
import { findCandidateName } from './repository.ts';
import { type InterviewDeps, requireTurn, storedSession } from './session-service.ts';

interface Answered {
  readonly sessionId: string;
  readonly turnId: string;
  readonly text: string;
}

/**
 * What is asked after an answer that is not stored yet, by the engine the session was begun with. Holds
 * no lock while a model thinks.
 */
export async function prepareFollowUp(
  { db, engine }: Pick<InterviewDeps, 'db' | 'engine'>,
  actor: Actor,
  { sessionId, turnId, text }: Answered,
): Promise<FollowUp> {
  const state = await storedSession(db, actor, sessionId);
  const own = engine.begunWith(state.interview.engine);
  const names = own.description.name === 'llm' ? await findCandidateName(db, actor.userId) : [];
  return followUpTo(own, state, requireTurn(state, turnId), text, names);
}

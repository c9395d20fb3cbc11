import { setTimeout as delay } from 'node:timers/promises';
import type { FollowUpEvent } from '../../../../openapi/gen/types.gen.ts';
import type { Reader } from '../../../platform/http/event-stream.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { followUpPatienceMs, followUpRequest } from '../answers/answer.ts';
import type { InterviewDeps } from '../interview-deps.ts';
import { askingEngine } from '../people-only-service.ts';
import { presentSession } from '../presenter.ts';
import { findCandidateName, type StoredSession } from '../repository.ts';
import { pendingTurn } from '../session/turns.ts';
import { changeSession, readSession, requireTurn } from '../session-service.ts';
import { beginFollowUp, settleFollowUp } from './pending-follow-up.ts';

/** How often somebody looks who waits for what another one has written, in milliseconds. */
const lookMs = 250;

/** A turn that a follow-up may be written to. */
interface Following {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly turnId: string;
}

export interface Begun extends Following {
  readonly stored: StoredSession;
  /** Whether this caller has it written; only one does, among however many processes. */
  readonly isWriter: boolean;
}

type Tell = Reader<FollowUpEvent>['tell'];

/**
 * Finds out who has a follow-up written that is pending.
 * @throws HttpProblem 404
 */
export async function beginWriting(deps: InterviewDeps, following: Following): Promise<Begun> {
  const { sessionId, actor, turnId } = following;
  let isWriter = false;
  const { stored } = await changeSession(deps, {
    sessionId,
    actor,
    act(state) {
      requireTurn(state, turnId);
      const begun = beginFollowUp(state, turnId);
      isWriter = begun !== state;
      return begun;
    },
  });
  return { ...following, stored, isWriter };
}

/** Tells of a follow-up while it is written, and of the session at the end. What it came to is stored first. */
export async function tellFollowUp(
  deps: InterviewDeps,
  begun: Begun,
  { tell, left }: Reader<FollowUpEvent>,
): Promise<void> {
  const stored = begun.isWriter ? await write(deps, begun, tell) : await settled(deps, begun, left);
  tell({ kind: 'settled', session: presentSession(stored, deps.now()) });
}

async function write(deps: InterviewDeps, begun: Begun, tell: Tell): Promise<StoredSession> {
  const { stored: state, sessionId, turnId, actor } = begun;
  const turn = requireTurn(state, turnId);
  const names = await findCandidateName(deps.db, actor.userId);
  const left = (turn.followUpUntil?.getTime() ?? 0) - deps.now().getTime();
  let isShown = false;
  const withdraw = () => {
    if (isShown) tell({ kind: 'withdrawn' });
    isShown = false;
  };
  const engine = await askingEngine(deps, deps.db, state);
  const followUp = await engine.writeFollowUp(followUpRequest(state, turn, names), {
    timeoutMs: Math.max(0, Math.min(left, followUpPatienceMs)),
    onWords(text) {
      isShown = true;
      tell({ kind: 'words', text });
    },
    onWithdrawn: withdraw,
  });
  if (followUp.prompt === null) withdraw();
  const { stored } = await changeSession(deps, {
    sessionId,
    actor: null,
    act: (now, at) => settleFollowUp(now, turnId, followUp, at),
  });
  return stored;
}

/** The session once nothing is pending any more; as it is then where that takes longer than it may, or nobody reads. */
async function settled(
  deps: InterviewDeps,
  { stored, actor, sessionId }: Begun,
  left: AbortSignal,
): Promise<StoredSession> {
  let found = stored;
  for (let waited = 0; pendingTurn(found) && waited <= followUpPatienceMs; waited += lookMs) {
    await delay(lookMs);
    if (left.aborted) break;
    found = await readSession(deps, actor, sessionId);
  }
  return found;
}

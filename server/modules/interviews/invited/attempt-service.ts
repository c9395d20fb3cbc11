import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { newSession } from '../practice/practice-interview.ts';
import { findSession, insertAttempt, type StoredSession } from '../repository.ts';
import { extendedLimitSeconds } from '../session/clock.ts';
import type { SessionRow } from '../session/session-state.ts';
import { readSession } from '../session-service.ts';
import { storedSession } from '../stored-session-service.ts';
import { grantedTo } from './accommodation.ts';
import type { InvitationInFull } from './invitation.ts';
import { changeInvitation, readInvitation } from './invitation-service.ts';
import { openAttempt } from './invitation-state.ts';
import { startOf } from './start.ts';

interface AttemptRequest {
  readonly interviewId: string;
  /** For the session that is made, if none is open. */
  readonly sessionId: string;
}

/**
 * Creates an attempt at an interview, or finds the one that is open: two requests at once get the same.
 * @throws HttpProblem 404 for somebody not invited, 409 with a sentence where no attempt can begin
 */
export async function createAttempt(
  deps: Deps,
  actor: Actor,
  { interviewId, sessionId }: AttemptRequest,
): Promise<StoredSession> {
  await settleOpenAttempt(deps, actor, interviewId);
  return changeInvitation(deps, actor, interviewId, async (tx, found, at) => {
    const sentBefore = found.attempts.find(({ id }) => id === sessionId);
    if (found.interview.mode === 'live')
      throw new HttpProblem(409, 'People hold this interview. Choose a time for it.');
    const { message } = startOf(found, at);
    if (!sentBefore && message !== null) throw new HttpProblem(409, message);
    const made = sentBefore ?? openAttempt(found);
    if (!made) await insertAttempt(tx, newAttempt(found, { id: sessionId, candidateId: actor.userId, at }));
    const stored = await findSession(tx, made?.id ?? sessionId);
    if (!stored) throw new Error(`There is no attempt ${sessionId} after it was made.`);
    return stored;
  });
}

/**
 * Makes sure that an attempt that was made may begin now, too: consents and windows can change between.
 * A practice may at any time.
 * @throws HttpProblem 404 for a session of somebody else, 409 with a sentence
 */
export async function requireStart(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const { session, interview, terms } = await storedSession(deps.db, actor, sessionId);
  if (!terms || session.status !== 'created') return;
  const { message } = startOf(await readInvitation(deps, actor, interview.id), deps.now());
  if (message !== null) throw new HttpProblem(409, message);
}

/** Ends the open attempt first if its time has run out in the meantime. */
async function settleOpenAttempt(deps: Deps, actor: Actor, interviewId: string): Promise<void> {
  const open = openAttempt(await readInvitation(deps, actor, interviewId));
  if (open) await readSession(deps, actor, open.id);
}

function newAttempt(
  { interview, invitation, attempts }: InvitationInFull,
  { id, candidateId, at }: Pick<SessionRow, 'id' | 'candidateId'> & { readonly at: Date },
): SessionRow {
  const granted = grantedTo(invitation);
  return newSession(interview, {
    id,
    candidateId,
    attempt: attempts.length + 1,
    limitSeconds: extendedLimitSeconds(interview.limitSeconds, granted.extra_time_percent),
    granted,
    createdAt: at,
  });
}

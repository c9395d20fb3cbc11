import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { assignReviewers } from '../assignments/assignment-service.ts';
import { whyTooLong } from './answers/answer-length.ts';
import { isActiveElsewhere } from './client/active-client.ts';
import { requestEvaluation } from './evaluation-queue.ts';
import { giveUpFollowUp } from './follow-up/pending-follow-up.ts';
import { announceAttempt } from './interview-mail/attempt-mail-service.ts';
import { isLeftToPeople } from './people-only-service.ts';
import { judgeUnread, withFeedback } from './practice/feedback/feedback-service.ts';
import { type StoredSession, saveSession } from './repository.ts';
import { withoutWait } from './session/answer-wait.ts';
import { type TextInHand, withTextInHand } from './session/draft.ts';
import { isOfAnswer, type Refusal, refusalSentence, refuse } from './session/refusal.ts';
import { beginEvaluation, leaveToPeople, type Step, settle } from './session/session-machine.ts';
import { questionOf, type SessionState, type TurnRow } from './session/session-state.ts';
import { lockedSession, storedSession } from './stored-session-service.ts';

/** One step of a session. `actor` is null where the server itself takes it. */
export interface Change {
  readonly sessionId: string;
  readonly actor: Actor | null;
  /** Kept where the time turns out to be up before the step is taken; else `act` itself keeps it. */
  readonly inHand?: TextInHand;
  /** From which client it is written, null where none is named; absent for a step that any client may bring about. */
  readonly client?: string | null;
  /** When the person did it, where preparing it took a while; by default now. */
  readonly at?: Date;
  /** It may close a turn, of which the built-in engine says at once what it finds: worked out before the lock is taken. */
  readonly mayJudge?: boolean;
  /** Reads with the transaction what else it needs to know. */
  readonly act: (state: SessionState, at: Date, db: Database) => Step | Promise<Step>;
}

export interface Changed {
  readonly stored: StoredSession;
  readonly refusal: Refusal | null;
}

/**
 * Takes one step under the session's lock and stores it, with the job that judges it where it ended,
 * in one transaction. What is found to have ended is stored although the step itself is refused.
 */
export async function changeSession(deps: Deps, change: Change): Promise<Changed> {
  if (change.mayJudge) await judgeAhead(deps, change);
  return deps.db.transaction(async (tx) => {
    const before = await lockedSession(tx, change.actor, change.sessionId);
    const { at = deps.now() } = change;
    const { state, refusal } = await take(tx, before, change, at);
    const read = await withFeedback(deps, tx, state, at);
    const ended = beginEvaluation(read, at);
    const isLeft = ended !== read && (await isLeftToPeople(tx, ended));
    const after = isLeft ? leaveToPeople(ended) : ended;
    await saveSession(tx, before, after);
    if (after !== read) await submit(deps, tx, after, at);
    return { stored: { ...before, ...after }, refusal };
  });
}

/** Takes the step on the session as it is, and stores nothing: what is judged on the way is kept for the step itself. */
async function judgeAhead({ db, now }: Deps, change: Change): Promise<void> {
  const before = await storedSession(db, change.actor, change.sessionId);
  if (before.interview.engine.name !== 'rules') return;
  const { state } = await take(db, before, change, change.at ?? now());
  await judgeUnread(state);
}

/** Queues the judging of a session that ended and, where it is for hiring, the mail that it arrived; it is to be rated, too. */
async function submit(deps: Deps, tx: Transaction, { session, interview }: SessionState, at: Date) {
  if (interview.mode === 'ai') {
    await announceAttempt(deps, tx, { sessionId: session.id, news: 'arrived' });
    await assignReviewers(tx, session.id, at);
  }
  if (session.evaluationState === 'queued') await requestEvaluation(deps.jobs, tx, session);
}

/**
 * Takes a step and answers the session.
 * @throws HttpProblem with a sentence: 409 where its state does not allow the step, 422 where an answer is none
 */
export async function takeStep(deps: Deps, change: Change): Promise<StoredSession> {
  const { stored, refusal } = await changeSession(deps, change);
  if (refusal) {
    const message = refusalSentence(refusal);
    const code = refusal.refused;
    if (isOfAnswer(refusal))
      throw new HttpProblem(422, message, { code, errors: [{ field: 'text', message }] });
    throw new HttpProblem(409, message, { code });
  }
  return stored;
}

/** The session as it is now: one whose time ran out is ended first, and no follow-up is waited for in vain. */
export async function readSession(deps: Deps, actor: Actor, sessionId: string): Promise<StoredSession> {
  const found = await storedSession(deps.db, actor, sessionId);
  const at = deps.now();
  if (settle(found, at) === found && giveUpFollowUp(found, at) === found) return found;
  const { stored } = await changeSession(deps, { sessionId, actor, act: (state) => state });
  return stored;
}

/** A turn by its id; 404 where the session has none such. */
export function requireTurn({ turns }: SessionState, turnId: string): TurnRow {
  const turn = turns.find(({ id }) => id === turnId);
  if (!turn) throw new HttpProblem(404, 'We can’t find this question.');
  return turn;
}

async function take(db: Database, stored: SessionState, { inHand, client, act }: Change, at: Date) {
  if (client !== undefined && isActiveElsewhere(stored.session, client)) {
    return { state: stored, refusal: refuse('open_elsewhere') };
  }
  const before = inHand ? withoutWait(stored, inHand, at) : stored;
  const holding = inHand ? withTextInHand(before, fitting(before, inHand), at) : before;
  const settled = settle(holding, at);
  if (settled !== holding) {
    const kept =
      inHand && settled.turns.some(({ id, answer }) => id === inHand.turnId && answer === inHand.text);
    return { state: settled, refusal: kept ? null : endedRefusal(settled) };
  }
  const current = giveUpFollowUp(before, at);
  const step = await act(current, at, db);
  return 'refused' in step ? { state: current, refusal: step } : { state: step, refusal: null };
}

/** @throws HttpProblem 404 where there is no such turn, 422 where the text is longer than it takes */
function fitting(state: SessionState, inHand: TextInHand): TextInHand {
  const { questionNumber } = requireTurn(state, inHand.turnId);
  const problem = whyTooLong(questionOf(state.interview, questionNumber), inHand.text);
  if (problem) throw problem;
  return inHand;
}

function endedRefusal({ session }: SessionState): Refusal {
  if (session.status === 'expired') return refuse('time_up');
  return refuse(session.startedAt ? 'abandoned' : 'not_begun');
}

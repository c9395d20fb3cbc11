import type { PracticeSessionRequest, RetrySessionRequest } from '../../gen/types/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import type { JudgingEngine } from '../judging/ports.ts';
import { whyTooLong } from './answers/answer-length.ts';
import { requestEvaluation } from './evaluation-queue.ts';
import { giveUpFollowUp } from './follow-up/pending-follow-up.ts';
import { announceAttempt } from './invitation-mail/attempt-mail-service.ts';
import { isActiveElsewhere } from './place/active-place.ts';
import { mayAttend } from './policy.ts';
import { listAskedBefore } from './practice/asked-before-repository.ts';
import { withFeedback } from './practice/feedback/feedback-service.ts';
import { newSession, practiceInterview } from './practice/practice-interview.ts';
import { retryInterview } from './practice/retry-interview.ts';
import {
  findCandidateName,
  findPracticeOfReport,
  findSession,
  insertSession,
  lockSession,
  lockUnfinished,
  type StoredSession,
  saveSession,
} from './repository.ts';
import { type TextInHand, withTextInHand } from './session/draft.ts';
import { type Refusal, refusalSentence, refuse } from './session/refusal.ts';
import { beginEvaluation, restartEvaluation, type Step, settle } from './session/session-machine.ts';
import {
  hasKey,
  type Interview,
  questionOf,
  type SessionState,
  type TurnRow,
} from './session/session-state.ts';

export interface InterviewDeps extends Deps {
  readonly engine: JudgingEngine;
}

const unfinishedAllowed = 20;

/** A model reads each job description. */
const tailoredLimit: Limit = { name: 'tailored-practice', max: 20, seconds: 60 * 60 };

/** A process runs few programs at once, and those of others wait behind such that take all the time they may. */
const codedLimit: Limit = { name: 'coding-practice', max: 12, seconds: 60 * 60 };

/** A model reads each answer, follows it up and judges it. */
const readLimit: Limit = { name: 'practice-by-model', max: 60, seconds: 60 * 60 };

/** One step of a session. `actor` is null where the server itself takes it. */
export interface Change {
  readonly sessionId: string;
  readonly actor: Actor | null;
  /** Kept in any case, also where the time turns out to be up. */
  readonly inHand?: TextInHand;
  /** From which place it is written, null where none is named; absent for a step that any place may bring about. */
  readonly place?: string | null;
  /** When the person did it, where preparing it took a while; by default now. */
  readonly at?: Date;
  readonly act: (state: SessionState, at: Date) => Step | Promise<Step>;
}

export interface Changed {
  readonly stored: StoredSession;
  readonly refusal: Refusal | null;
}

/**
 * Takes one step under the session's lock and stores it, with the job that judges it where it ended,
 * in one transaction. What is found to have ended is stored although the step itself is refused.
 */
export function changeSession(deps: Deps, change: Change): Promise<Changed> {
  return deps.db.transaction(async (tx) => {
    await lockSession(tx, change.sessionId);
    const before = await findOwn(tx, change.sessionId, change.actor);
    const { at = deps.now() } = change;
    const { state, refusal } = await take(before, change, at);
    const read = await withFeedback(deps, tx, state, at);
    const after = beginEvaluation(read, at);
    await saveSession(tx, before, after);
    if (after !== read) await handIn(deps, tx, after);
    return { stored: { ...after, reportId: before.reportId }, refusal };
  });
}

/** Has a session that ended judged, and its candidate told that it arrived where it is for hiring. */
async function handIn(deps: Deps, tx: Transaction, { session, interview }: SessionState): Promise<void> {
  if (interview.mode === 'ai') await announceAttempt(deps, tx, { sessionId: session.id, news: 'arrived' });
  await requestEvaluation(deps.jobs, tx, session);
}

/** Has a session judged once more whose evaluation died, however many processes find it. */
export async function rescueEvaluation(deps: Deps, sessionId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    const before = await findSession(tx, sessionId);
    const after = before && restartEvaluation(before, deps.now());
    if (!after || after === before) return;
    await saveSession(tx, before, after);
    await requestEvaluation(deps.jobs, tx, after.session);
  });
}

/** Takes a step and answers the session; 409 with a sentence where its state does not allow the step. */
export async function takeStep(deps: Deps, change: Change): Promise<StoredSession> {
  const { stored, refusal } = await changeSession(deps, change);
  if (refusal) throw new HttpProblem(409, refusalSentence(refusal), { code: refusal.refused });
  return stored;
}

/** The session as it is stored, whatever the time says by now. */
export async function storedSession(db: Database, actor: Actor, sessionId: string): Promise<StoredSession> {
  return findOwn(db, sessionId, actor);
}

/** The session as it is now: one whose time ran out is ended first, and no follow-up is waited for in vain. */
export async function readSession(deps: Deps, actor: Actor, sessionId: string): Promise<StoredSession> {
  const found = await storedSession(deps.db, actor, sessionId);
  const at = deps.now();
  if (settle(found, at) === found && giveUpFollowUp(found, at) === found) return found;
  const { stored } = await changeSession(deps, { sessionId, actor, act: (state) => state });
  return stored;
}

/**
 * Creates a session, or finds the one of this id.
 * @throws HttpProblem 409 for somebody who has too many unfinished ones, 422, 429
 */
export async function createPracticeSession(
  { db, engine, now }: InterviewDeps,
  { userId }: Actor,
  { sessionId, ...request }: PracticeSessionRequest & { readonly sessionId: string },
): Promise<StoredSession> {
  const identity = { id: newId(), ownerId: userId, createdAt: now() };
  if (request.job_description && engine.description.name === 'llm')
    await countAttempt(db, tailoredLimit, [userId], now());
  const names = await findCandidateName(db, userId);
  const askedBefore = request.competency ? await listAskedBefore(db, userId, request.role_family) : [];
  const interview = await practiceInterview(engine, request, identity, { names, askedBefore });
  await countPractice({ db, now }, interview);
  return storePractice(db, interview, sessionId);
}

/**
 * Creates a session of one question of an earlier report, or finds the one of this id.
 * @throws HttpProblem 404 where no practice of one's own has such a report or question
 */
export async function createRetrySession(
  { db, engine, now }: InterviewDeps,
  { userId }: Actor,
  { sessionId, ...request }: RetrySessionRequest & { readonly sessionId: string },
): Promise<StoredSession> {
  const identity = { id: newId(), ownerId: userId, createdAt: now() };
  const earlier = await findPracticeOfReport(db, request.report_id, userId);
  const interview = earlier && retryInterview(engine, earlier, request, identity);
  if (!interview) throw new HttpProblem(404, 'There is no such question to answer again.');
  await countPractice({ db, now }, interview);
  return storePractice(db, interview, sessionId);
}

/** @throws HttpProblem 429 for somebody who begins too many whose answers a program or a model has to look at */
async function countPractice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { ownerId, engine, questions }: Interview,
): Promise<void> {
  if (questions.some(({ type }) => type === 'coding')) await countAttempt(db, codedLimit, [ownerId], now());
  else if (engine.name === 'llm' && !questions.every(hasKey))
    await countAttempt(db, readLimit, [ownerId], now());
}

function storePractice(db: Database, interview: Interview, sessionId: string): Promise<StoredSession> {
  const { ownerId: userId, limitSeconds, createdAt } = interview;
  const session = newSession(interview, {
    id: sessionId,
    candidateId: userId,
    attempt: 1,
    limitSeconds,
    createdAt,
  });
  return db.transaction(async (tx: Transaction) => {
    const unfinished = await lockUnfinished(tx, userId);
    const made = await findSession(tx, sessionId);
    if (made) return made;
    if (unfinished >= unfinishedAllowed) {
      throw new HttpProblem(
        409,
        `You have ${unfinishedAllowed} unfinished sessions. Finish one of them first.`,
      );
    }
    await insertSession(tx, interview, session);
    return { session, interview, terms: null, turns: [], reportId: null };
  });
}

/** A turn by its id; 404 where the session has none such. */
export function requireTurn({ turns }: SessionState, turnId: string): TurnRow {
  const turn = turns.find(({ id }) => id === turnId);
  if (!turn) throw new HttpProblem(404, 'There is no such question in this session.');
  return turn;
}

async function findOwn(db: Database, sessionId: string, actor: Actor | null): Promise<StoredSession> {
  const found = await findSession(db, sessionId, actor?.userId);
  if (found && (!actor || mayAttend(actor, found.session))) return found;
  throw new HttpProblem(404, 'There is no such session.');
}

async function take(before: SessionState, { inHand, place, act }: Change, at: Date) {
  if (place !== undefined && isActiveElsewhere(before.session, place)) {
    return { state: before, refusal: refuse('open_elsewhere') };
  }
  const holding = inHand ? withTextInHand(before, fitting(before, inHand), at) : before;
  const settled = settle(holding, at);
  if (settled !== holding) {
    const kept =
      inHand && settled.turns.some(({ id, answer }) => id === inHand.turnId && answer === inHand.text);
    return { state: settled, refusal: kept ? null : endedRefusal(settled) };
  }
  const current = giveUpFollowUp(before, at);
  const step = await act(current, at);
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

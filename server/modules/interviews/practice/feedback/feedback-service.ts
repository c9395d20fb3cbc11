import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { StoredFeedback } from '../../../../platform/database/schema/interviews.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Actor } from '../../../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../../../platform/security/rate-limit.ts';
import { createEngine } from '../../../assessment/engine.ts';
import { EngineUnavailable } from '../../../assessment/engine-unavailable.ts';
import { isForEngine, judgeAnswer } from '../../../assessment/judge-answer-service.ts';
import type { JudgingEngine } from '../../../assessment/ports.ts';
import { findCandidateName, findSession, lockSession, saveFeedback, saveSession } from '../../repository.ts';
import { type AnswerTry, isAnswered, triesAt, unreadTry } from '../../session/review.ts';
import { isUnfinished, questionOf, type SessionState, type TurnRow } from '../../session/session-state.ts';
import { withTurn } from '../../session/turns.ts';
import { answerToJudge } from './judged-answer-service.ts';
import { retryAnswer } from './review-steps.ts';

export const readAnswerQueue = 'read-answer';

/** The job that judges one answer while its candidate waits for the feedback. */
export interface ReadAnswer {
  readonly sessionId: string;
  /** The first turn of the answer. */
  readonly turnId: string;
}

/** Nobody waits longer for the feedback on an answer; then the report judges it. */
const patienceMs = 3 * 60 * 1000;

/** What is tried again is run again, or read again by a model, and that of others may wait behind it. */
const retriedLimit: Limit = { name: 'retried-answer', max: 30, seconds: 60 * 60 };

/**
 * The state with the feedback that is to be read next: judged here where that takes no time, else by a job
 * that is kept or dropped together with the caller's transaction.
 */
export async function withFeedback(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Transaction,
  state: SessionState,
  at: Date,
): Promise<SessionState> {
  const tried = unreadTry(state);
  const [first] = tried ?? [];
  if (!tried || !first) return state;
  if (isAtOnce(state, first, tried))
    return withTurn(state, { ...first, feedback: await judged(state, first) });
  const { id: sessionId, candidateId } = state.session;
  await jobs.send<ReadAnswer>(tx, readAnswerQueue, { sessionId, turnId: first.id }, candidateId);
  return withTurn(state, { ...first, feedback: { state: 'asked', until: patienceEnd(at) } });
}

/** Judges what `withFeedback` will ask for at once, so that the engine has it ready when the session is locked. */
export async function judgeUnread(state: SessionState): Promise<void> {
  const tried = unreadTry(state);
  const [first] = tried ?? [];
  if (!tried || !first || !isAtOnce(state, first, tried)) return;
  // To find a follow-up to a long answer took its time already: other requests go first.
  await nextTurn();
  await judged(state, first);
}

/**
 * Judges an answer and stores what was found, once: where its session has ended the report does. An engine that is
 * away is asked again while the candidate may wait for it.
 * @throws where it is asked again, and where the sandbox of code breaks
 */
export async function readAnswer(
  deps: Deps & { readonly engine: JudgingEngine },
  { sessionId, turnId }: ReadAnswer,
  isLast: boolean,
): Promise<void> {
  const claimed = await claim(deps, sessionId, turnId);
  const turn = claimed?.state.turns.find(({ id }) => id === turnId);
  if (!claimed || !turn) return;
  const { state, until } = claimed;
  const store = (feedback: StoredFeedback) =>
    deps.db.transaction(async (tx) => {
      await lockSession(tx, sessionId);
      await saveFeedback(tx, turnId, feedback);
    });
  try {
    const names = await findCandidateName(deps.db, state.session.candidateId);
    await store(await judged(state, turn, deps.engine, names));
  } catch (error) {
    const isAway = error instanceof EngineUnavailable;
    const isAskedAgain = isAway && !isLast && deps.now() < new Date(until);
    await store(isAskedAgain ? { state: 'asked', until, isAskedAgain } : { state: 'away' });
    if (isAskedAgain || !isAway) throw error;
  }
}

/**
 * Counts a retry that is to be asked; one that is asked already, or refused, costs nobody anything.
 * @throws HttpProblem 429 for somebody who has code run or a model read too often; all else can be retried
 */
export async function countRetry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Actor, 'userId'>,
  state: SessionState,
  turn: TurnRow,
): Promise<void> {
  const step = retryAnswer(state, turn, now());
  const isAsked = step !== state && !('refused' in step);
  if (isAsked && isCostly(state, turn)) await countAttempt(db, retriedLimit, [userId], now());
}

function isCostly({ interview }: SessionState, { questionNumber }: TurnRow): boolean {
  const { type } = questionOf(interview, questionNumber);
  return type === 'coding' || (interview.engine.name === 'llm' && type !== 'multiple_choice');
}

/** An answer that is being judged, and until when its candidate waited for it before (ISO 8601). */
interface Claimed {
  readonly state: SessionState;
  readonly until: string;
}

/**
 * Marks an answer as being judged; undefined where that is done, or where nobody waits for it. One that is being judged
 * is taken over, or left to its report: its job comes again because the process that did it has died.
 */
async function claim(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  turnId: string,
): Promise<Claimed | undefined> {
  return db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    const before = await findSession(tx, sessionId);
    const turn = before?.turns.find(({ id }) => id === turnId);
    const feedback = turn?.feedback;
    if (!before || !feedback || !isUnread(feedback)) return undefined;
    if (!isUnfinished(before.session)) {
      await saveFeedback(tx, turnId, { state: 'away' });
      return undefined;
    }
    const judging = { ...feedback, state: 'judging', until: patienceEnd(now()) } as const;
    const state = withTurn(before, { ...turn, feedback: judging });
    await saveSession(tx, before, state);
    return { state, until: feedback.until };
  });
}

type UnreadFeedback = Extract<StoredFeedback, { readonly until: string }>;

function isUnread(feedback: StoredFeedback): feedback is UnreadFeedback {
  return feedback.state === 'asked' || feedback.state === 'judging';
}

/** What was found in the answer that a turn begins, by the engine its session was begun with. */
async function judged(
  state: SessionState,
  first: TurnRow,
  engine: JudgingEngine = createEngine({}),
  names: readonly string[] = [],
): Promise<StoredFeedback> {
  const own = engine.begunWith(state.interview.engine);
  const tried = triesAt(state, first.questionNumber).find(([turn]) => turn?.id === first.id) ?? [];
  const answer = answerToJudge(state, first.questionNumber, tried, names);
  return { state: 'ready', engine: own.description, findings: await judgeAnswer(own, answer) };
}

/** Neither a program nor a model has to be waited for. */
function isAtOnce(state: SessionState, { questionNumber }: TurnRow, tried: AnswerTry): boolean {
  if (!isAnswered(tried)) return true;
  const answer = answerToJudge(state, questionNumber, tried);
  if (answer.question.type === 'coding') return false;
  return state.interview.engine.name === 'rules' || !isForEngine(answer);
}

const patienceEnd = (at: Date) => new Date(at.getTime() + patienceMs).toISOString();

import type { PracticeSessionRequest, RetrySessionRequest } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { requireOn } from '../../../platform/installation-choices.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import { countPracticeInterview } from '../../billing/quota-service.ts';
import type { InterviewDeps } from '../interview-deps.ts';
import {
  findCandidateName,
  findPracticeOfReport,
  findSession,
  insertSession,
  lockUnfinished,
  type StoredSession,
  saveSession,
} from '../repository.ts';
import { hasKey, type Interview, ownerOf, type SessionState } from '../session/session-state.ts';
import { listAskedBefore } from './asked-before-repository.ts';
import { newSession, practiceInterview } from './practice-interview.ts';
import { retryInterview } from './retry-interview.ts';

const unfinishedAllowed = 20;

const dayLimit = { name: 'practice-day', seconds: 24 * 60 * 60 };

/** A model reads each job description. */
const tailoredLimit: Limit = { name: 'tailored-practice', max: 20, seconds: 60 * 60 };

/** A process runs few programs at once: slow ones hold up those of others. */
const codedLimit: Limit = { name: 'coding-practice', max: 12, seconds: 60 * 60 };

/** A model reads each answer, follows it up and judges it. */
const readLimit: Limit = { name: 'practice-by-model', max: 60, seconds: 60 * 60 };

/**
 * Creates a session, or finds the one of this id.
 * @throws HttpProblem 409 for somebody who has too many unfinished ones, 422, 429
 */
export async function createPracticeSession(
  { db, engine, now, choices }: InterviewDeps,
  { userId }: Actor,
  { sessionId, ...request }: PracticeSessionRequest & { readonly sessionId: string },
): Promise<StoredSession> {
  const identity = { id: newId(), ownerId: userId, createdAt: now() };
  if (request.job_description && engine.description.name === 'llm')
    await countAttempt(db, tailoredLimit, [userId], now());
  const names = await findCandidateName(db, userId);
  const askedBefore = await listAskedBefore(db, userId);
  const interview = await practiceInterview(engine, request, identity, { names, askedBefore });
  await countPractice({ db, now, choices }, interview);
  return storePractice(db, newPractice(interview, sessionId));
}

/**
 * Creates a session of one question of an earlier report, or finds the one of this id.
 * @throws HttpProblem 404 where no practice of one's own has such a report or question
 */
export async function createRetrySession(
  { db, engine, now, choices }: InterviewDeps,
  { userId }: Actor,
  { sessionId, ...request }: RetrySessionRequest & { readonly sessionId: string },
): Promise<StoredSession> {
  const identity = { id: newId(), ownerId: userId, createdAt: now() };
  const earlier = await findPracticeOfReport(db, request.report_id, userId);
  const interview = earlier && retryInterview(engine, earlier, request, identity);
  if (!interview) throw new HttpProblem(404, 'This question can’t be retried.');
  await countPractice({ db, now, choices }, interview);
  return storePractice(db, newPractice(interview, sessionId));
}

/** @throws HttpProblem 403 where practice is switched off, 429 for somebody who begins too many whose answers a program or a model has to look at */
export async function countPractice(
  { db, now, choices }: Pick<InterviewDeps, 'db' | 'now' | 'choices'>,
  interview: Interview,
): Promise<void> {
  const { engine, questions } = interview;
  const ownerId = ownerOf(interview);
  requireOn(choices, 'practice');
  await countAttempt(db, { ...dayLimit, max: choices.numberOf('practices_a_day') }, [ownerId], now());
  if (questions.some(({ type }) => type === 'coding')) await countAttempt(db, codedLimit, [ownerId], now());
  else if (engine.name === 'llm' && !questions.every(hasKey))
    await countAttempt(db, readLimit, [ownerId], now());
}

/** A practice that nothing happened in yet. */
export function newPractice(interview: Interview, id: string): SessionState {
  const { limitSeconds, createdAt } = interview;
  const candidateId = ownerOf(interview);
  const session = newSession(interview, { id, candidateId, attempt: 1, limitSeconds, createdAt });
  return { session, interview, terms: null, turns: [] };
}

/**
 * Stores a new practice, or finds the one of this id; `begin` may take its first steps with the same transaction.
 * @throws HttpProblem 409 for somebody who has too many unfinished ones, or whose plan allows no more this month
 */
export function storePractice(
  db: Database,
  created: SessionState,
  begin?: (tx: Transaction) => Promise<SessionState>,
): Promise<StoredSession> {
  const { session, interview } = created;
  return db.transaction(async (tx: Transaction) => {
    const unfinished = await lockUnfinished(tx, session.candidateId);
    const made = await findSession(tx, session.id);
    if (made) return made;
    if (unfinished >= unfinishedAllowed) {
      throw new HttpProblem(
        409,
        `You have ${unfinishedAllowed} unfinished sessions. Finish one of them first.`,
      );
    }
    await insertSession(tx, interview, session);
    await countPracticeInterview(tx, session.id, session.candidateId, session.createdAt);
    const begun = (await begin?.(tx)) ?? created;
    await saveSession(tx, created, begun);
    return { ...begun, reportId: null, recordedTurnIds: [] };
  });
}

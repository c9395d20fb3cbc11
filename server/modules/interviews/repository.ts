import { and, eq, getTableColumns, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rowsFromJson } from '../../platform/database/json-rows.ts';
import {
  interviewSessions,
  interviews,
  type StoredFeedback,
  turns,
} from '../../platform/database/schema/interviews.ts';
import { hiringTerms, invitations } from '../../platform/database/schema/invitations.ts';
import { recordings } from '../../platform/database/schema/recordings.ts';
import { reports } from '../../platform/database/schema/reports.ts';
import { users } from '../../platform/database/schema/users.ts';
import { newestReportId } from './report-result-sql.ts';
import {
  type Interview,
  type SessionRow,
  type SessionState,
  type TurnRow,
  unfinishedStatuses,
} from './session/session-state.ts';

/** An attempt as it is stored, with its newest report. */
export interface StoredSession extends SessionState {
  readonly reportId: string | null;
  /** The turns of which there is a recording, or a part of one. */
  readonly recordedTurnIds: readonly string[];
}

const recordedTurnIds = sql<string[]>`(
  select coalesce(json_agg(distinct ${recordings.turnId}), '[]')
  from ${recordings} where ${recordings.sessionId} = ${interviewSessions.id})`;

const turnRows = sql`(
  select coalesce(json_agg(${turns} order by ${turns.position}), '[]')
  from ${turns} where ${turns.sessionId} = ${interviewSessions.id})`.mapWith(rowsFromJson(turns));

/** With the end that holds for the candidate. */
const termsOfCandidate = {
  ...getTableColumns(hiringTerms),
  closesAt: sql<Date>`coalesce((
    select ${invitations.closesAt} from ${invitations} where ${invitations.interviewId} = ${interviewSessions.interviewId}
    and ${invitations.candidateId} = ${interviewSessions.candidateId}), ${hiringTerms.closesAt})`.mapWith(
    hiringTerms.closesAt,
  ),
};

export const sessionColumns = {
  session: interviewSessions,
  interview: interviews,
  terms: termsOfCandidate,
  turns: turnRows,
  reportId: newestReportId,
  recordedTurnIds,
};

/**
 * A session with everything that belongs to it, in one statement. Of somebody else than `candidateId`, where one is
 * given, nothing is read: it takes as long as what does not exist.
 */
export async function findSession(
  db: Database,
  id: string,
  candidateId: string | null = null,
): Promise<StoredSession | undefined> {
  const owner = sql.placeholder('candidateId');
  const isOwn = sql`(${owner}::text is null or ${interviewSessions.candidateId} = ${owner}::text)`;
  const [row] = await db
    .select(sessionColumns)
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .where(and(eq(interviewSessions.id, sql.placeholder('id')), isOwn))
    .prepare('find_session')
    .execute({ id, candidateId });
  return row;
}

/** The frozen definition behind a report of a practice of this candidate. */
export async function findPracticeOfReport(
  db: Database,
  id: string,
  candidateId: string,
): Promise<Interview | undefined> {
  const [row] = await db
    .select(getTableColumns(interviews))
    .from(reports)
    .innerJoin(interviewSessions, eq(interviewSessions.id, reports.sessionId))
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(and(eq(reports.id, id), eq(reports.candidateId, candidateId), eq(reports.mode, 'practice')));
  return row;
}

/**
 * Holds a session until the transaction ends. Read it afterwards: only then its newest state shows. One of somebody
 * else than `candidateId`, where one is given, is neither held nor waited for.
 */
export async function lockSession(
  tx: Transaction,
  id: string,
  candidateId: string | null = null,
): Promise<void> {
  const isOwn = candidateId === null ? undefined : eq(interviewSessions.candidateId, candidateId);
  await tx
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.id, id), isOwn))
    .for('update');
}

/** Stores what changed between two states of a session. */
export async function saveSession(tx: Transaction, before: SessionState, after: SessionState): Promise<void> {
  if (after.session !== before.session) {
    const { id, interviewId: _interview, candidateId: _candidate, ...changes } = after.session;
    await tx.update(interviewSessions).set(changes).where(eq(interviewSessions.id, id));
  }
  const changed = after.turns.filter((turn) => !before.turns.includes(turn));
  if (changed.length > 0) await upsertTurns(tx, changed);
}

/** Stores what came of judging the answer that a turn begins, where nothing has yet; under the session's lock. */
export async function saveFeedback(tx: Transaction, turnId: string, feedback: StoredFeedback): Promise<void> {
  const isJudged = sql`${turns.feedback}->>'state' = 'judging'`;
  await tx
    .update(turns)
    .set({ feedback })
    .where(and(eq(turns.id, turnId), isJudged));
}

/** Waits for other sessions of this candidate being created, then counts the unfinished ones. */
export async function lockUnfinished(tx: Transaction, candidateId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, candidateId)).for('no key update');
  const unfinished = inArray(interviewSessions.status, [...unfinishedStatuses]);
  return tx.$count(interviewSessions, and(eq(interviewSessions.candidateId, candidateId), unfinished));
}

/** What a candidate is called: no model has to know. Empty where the account is gone. */
export async function findCandidateName(db: Database, candidateId: string): Promise<string[]> {
  const rows = await db.select({ name: users.fullName }).from(users).where(eq(users.id, candidateId));
  return rows.map(({ name }) => name);
}

export async function insertSession(
  tx: Transaction,
  interview: Interview,
  session: SessionRow,
): Promise<void> {
  await tx.insert(interviews).values(interview);
  await insertAttempt(tx, session);
}

/** Stores an attempt at an interview that is stored already. */
export async function insertAttempt(tx: Transaction, session: SessionRow): Promise<void> {
  await tx.insert(interviewSessions).values(session);
}

type EvaluationNote = Partial<Pick<SessionRow, 'evaluationState' | 'evaluationMessage' | 'evaluationSeenAt'>>;

/** Notes how the evaluation of a session goes that waits for one; any other session stays as it is. */
export async function noteEvaluation(db: Database, id: string, note: EvaluationNote): Promise<void> {
  const waiting = and(eq(interviewSessions.id, id), eq(interviewSessions.status, 'evaluating'));
  await db.update(interviewSessions).set(note).where(waiting);
}

/** Since when a session was not touched that is left alone no longer. */
interface Untouched {
  readonly any: Date;
  /** One that was set up and never begun. */
  readonly unbegunPractice: Date;
}

/** Unfinished sessions nobody touched since such a moment, some at a time. */
export async function findUntouched(db: Database, since: Untouched, limit: number): Promise<string[]> {
  const isUnbegunPractice = and(eq(interviewSessions.status, 'created'), eq(interviews.mode, 'practice'));
  const rows = await db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(
      and(
        inArray(interviewSessions.status, [...unfinishedStatuses]),
        or(
          lte(interviewSessions.updatedAt, since.any),
          and(isUnbegunPractice, lte(interviewSessions.updatedAt, since.unbegunPractice)),
        ),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Sessions whose evaluation gave no sign of life since a moment and waits for no person. */
export async function findSilentEvaluations(db: Database, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.status, 'evaluating'),
        ne(interviewSessions.evaluationState, 'needs_human'),
        lt(interviewSessions.evaluationSeenAt, since),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Sessions whose evaluation waits for an engine that is away, with the one each was made for. */
export function findPostponed(db: Database, limit: number) {
  return db
    .select({ id: interviewSessions.id, engine: interviews.engine })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(
      and(
        eq(interviewSessions.status, 'evaluating'),
        eq(interviewSessions.evaluationState, 'queued'),
        isNotNull(interviewSessions.evaluationMessage),
      ),
    )
    .limit(limit);
}

async function upsertTurns(tx: Transaction, changed: TurnRow[]): Promise<void> {
  const { id: _id, sessionId: _session, position: _position, ...columns } = getTableColumns(turns);
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
  await tx.insert(turns).values(changed).onConflictDoUpdate({ target: turns.id, set });
}

import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ToldDecision } from '../../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { rowsFromJson } from '../../../../platform/database/json-rows.ts';
import { interviewSessions, interviews } from '../../../../platform/database/schema/interviews.ts';
import { candidateRequests, hiringTerms } from '../../../../platform/database/schema/invitations.ts';
import { reports } from '../../../../platform/database/schema/reports.ts';
import { type StoredSession, sessionColumns } from '../../repository.ts';
import type { HiringTerms } from '../../session/session-state.ts';
import { attemptNumber } from '../attempt-number-sql.ts';
import { submittedStatuses } from '../invitation-state.ts';
import { isReportEmbargoed, reportOpensAt } from './embargo-sql.ts';
import { leftToPersonIn } from './left-to-person-sql.ts';

/** What a candidate asked a person for. */
export type RequestRow = Readonly<Omit<typeof candidateRequests.$inferSelect, 'position'>>;

/** Names an attempt that was submitted. */
interface Submission {
  readonly sessionId: string;
  readonly number: number;
}

/** An attempt that was submitted, with what its candidate asked for since. */
export interface StoredResult extends StoredSession {
  readonly terms: HiringTerms;
  readonly number: number;
  /** All that were submitted, the last one first. */
  readonly attempts: readonly Submission[];
  /** Whether the report waits until its interview has closed for everybody. */
  readonly isEmbargoed: boolean;
  /** When it is to open, ISO 8601; null where that is not known, or it does not wait. */
  readonly reportOpensAt: string | null;
  /** The numbers of the questions that no engine could judge, by the newest report. */
  readonly leftToPerson: number[];
  /** Oldest first. */
  readonly requests: readonly RequestRow[];
  /** When administrators opened answers of it, ISO 8601, the earliest first. */
  readonly administratorLooks: readonly string[];
  /** When a person first rated it, ISO 8601; null before. */
  readonly reviewedAt: string | null;
  /** Null until its candidate was told. */
  readonly toldDecision: ToldDecision | null;
}

const requests = sql`(
  select coalesce(json_agg(${candidateRequests} order by ${candidateRequests.position}), '[]')
  from ${candidateRequests} where ${candidateRequests.sessionId} = ${interviewSessions.id})`.mapWith(
  rowsFromJson(candidateRequests),
);

/** By the audit log. */
const administratorLooks = sql<string[]>`(
  select coalesce(json_agg(e.at order by e.number), '[]')
  from audit_entries e join candidate_requests r on r.id = e.entity_id
  where r.session_id = ${interviewSessions.id} and e.entity_type = 'dispute' and e.action = 'dispute.viewed')`;

const other = alias(interviewSessions, 'other_attempt');

const attempts = sql<Submission[]>`(
  select json_agg(json_build_object('sessionId', ${other.id}, 'number', ${attemptNumber(other)})
    order by ${other.attempt} desc)
  from ${interviewSessions} ${other} where ${and(
    eq(other.interviewId, interviewSessions.interviewId),
    eq(other.candidateId, interviewSessions.candidateId),
    inArray(other.status, [...submittedStatuses]),
  )})`;

const isEmbargoed = isReportEmbargoed(interviewSessions.id, sql.placeholder('at'));

const opensAt = reportOpensAt(interviewSessions.id, sql.placeholder('at'));

const leftToPerson = sql<number[]>`coalesce((
  select ${leftToPersonIn(reports.body)}
  from ${reports} where ${reports.sessionId} = ${interviewSessions.id}
  order by ${reports.version} desc limit 1), '[]')`;

/** When a person first submitted a rating of an attempt, ISO 8601; null before. */
const reviewedAt = sql<string | null>`(
  select to_json(min(s.submitted_at)) from scorecards s where s.session_id = ${interviewSessions.id})`;

/** What the candidate was told that a person decided, once its mail has left and nothing else was decided since. */
const toldDecision = sql<ToldDecision | null>`(
  select case when d.mail_status = 'sent' then json_build_object('kind', d.kind, 'at', d.mail_at) end
  from invitations i join decisions d on d.application_id = i.application_id and d.undone_at is null
  where i.interview_id = ${interviewSessions.interviewId} and i.candidate_id = ${interviewSessions.candidateId}
  order by d.at desc, d.id desc limit 1)`;

const number = attemptNumber(interviewSessions);

const isWanted = sql`coalesce(${sql.placeholder('sessionId')}, ${interviewSessions.id}) = ${interviewSessions.id}`;

/** Which result is looked for. */
export interface ResultKey {
  readonly interviewId: string;
  /** The attempt; null for the last one. */
  readonly sessionId: string | null;
}

/** A candidate's attempt at an interview for hiring, which was submitted, in one statement. */
export async function findResult(
  db: Database,
  { interviewId, sessionId }: ResultKey,
  candidateId: string,
  at: Date,
): Promise<StoredResult | undefined> {
  const [row] = await db
    .select({
      ...sessionColumns,
      terms: hiringTerms,
      number,
      attempts,
      isEmbargoed,
      reportOpensAt: opensAt,
      leftToPerson,
      requests,
      administratorLooks,
      reviewedAt,
      toldDecision,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(
      and(
        eq(interviewSessions.interviewId, sql.placeholder('interviewId')),
        eq(interviewSessions.candidateId, sql.placeholder('candidateId')),
        inArray(interviewSessions.status, [...submittedStatuses]),
        isWanted,
      ),
    )
    .orderBy(desc(interviewSessions.attempt))
    .limit(1)
    .prepare('find_result')
    .execute({ interviewId, sessionId, candidateId, at: at.toISOString() });
  return row;
}

/** The requests about one attempt that wait for an answer, oldest first, and the one of an id in any case. */
export function listOpenRequests(
  tx: Transaction,
  sessionId: string,
  requestId: string,
): Promise<RequestRow[]> {
  const isMeant = or(isNull(candidateRequests.answeredAt), eq(candidateRequests.id, requestId));
  return tx
    .select()
    .from(candidateRequests)
    .where(and(eq(candidateRequests.sessionId, sessionId), isMeant))
    .orderBy(asc(candidateRequests.position));
}

export async function insertRequest(tx: Transaction, request: RequestRow): Promise<void> {
  await tx.insert(candidateRequests).values(request);
}

import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Level } from '../../../openapi/gen/types.gen.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { interviewSessions } from '../../platform/database/schema/interviews.ts';
import { hiringTerms } from '../../platform/database/schema/invitations.ts';
import { reports, type StoredReport } from '../../platform/database/schema/reports.ts';
import { attemptNumber } from '../interviews/invited/attempt-number-sql.ts';
import { isReportEmbargoed, reportOpensAt } from '../interviews/invited/result/embargo-sql.ts';
import { reportResult } from '../interviews/report-result-sql.ts';

/** A report of one candidate, at a moment. */
interface OwnReport {
  readonly id: string;
  readonly candidateId: string;
  readonly at: Date;
}

/**
 * A candidate's report, what it is the report of, and whether it waits to be read; `terms` are null for a practice.
 * Of somebody else's nothing is read: it takes as long as what does not exist.
 */
export async function findReport(db: Database, { id, candidateId, at }: OwnReport) {
  const isOwn = eq(reports.candidateId, sql.placeholder('candidateId'));
  const [row] = await db
    .select({
      body: reports.body,
      isEmbargoed: isReportEmbargoed(reports.sessionId, sql.placeholder('at')),
      terms: hiringTerms,
      number: attemptNumber(interviewSessions),
    })
    .from(reports)
    .innerJoin(interviewSessions, eq(interviewSessions.id, reports.sessionId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(and(eq(reports.id, sql.placeholder('id')), isOwn))
    .prepare('find_report')
    .execute({ id, candidateId, at: at.toISOString() });
  return row;
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** What a candidate's report is the report of, and whether it waits to be read; `terms` are null for a practice. */
export async function findWaiting(db: Database, { id, candidateId, at }: OwnReport) {
  const [row] = await db
    .select({
      sessionId: reports.sessionId,
      isEmbargoed: isReportEmbargoed(reports.sessionId, at.toISOString()),
      opensAt: reportOpensAt(reports.sessionId, at.toISOString()),
      terms: hiringTerms,
      number: attemptNumber(interviewSessions),
    })
    .from(reports)
    .innerJoin(interviewSessions, eq(interviewSessions.id, reports.sessionId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(and(eq(reports.id, id), eq(reports.candidateId, candidateId)));
  return row;
}

export type WaitingReport = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

export async function insertReport(tx: Transaction, candidateId: string, body: StoredReport): Promise<void> {
  await tx.insert(reports).values({
    id: body._id,
    sessionId: body.session_id,
    candidateId,
    version: body.version,
    createdAt: new Date(body.created_at),
    mode: body.mode,
    roleFamilyId: body.role_family._id,
    roleFamilyName: body.role_family.name,
    level: body.level,
    questionType: body.question_type,
    engine: body.engine,
    coverage: body.coverage,
    body,
  });
}

/** The number of a session's next report; under the session's lock. */
export async function nextVersion(tx: Transaction, sessionId: string): Promise<number> {
  return 1 + (await tx.$count(reports, eq(reports.sessionId, sessionId)));
}

const lacksJudgement = sql<boolean>`jsonb_path_exists(${reports.body}, '$.questions[*].assessment ? (@.state == "needs_human" || @.state == "not_judged")')`;

/** All reports of a session, newest first, without their bodies. */
export function listVersions(db: Database, sessionId: string) {
  return db
    .select({
      id: reports.id,
      version: reports.version,
      createdAt: reports.createdAt,
      engine: reports.engine,
      bankVersion: sql<number>`(${reports.body}->>'bank_version')::int`,
      lacksJudgement,
    })
    .from(reports)
    .where(eq(reports.sessionId, sessionId))
    .orderBy(desc(reports.version));
}

export type ReportVersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export interface ReportFilter {
  readonly candidateId: string;
  readonly roleFamily: string | undefined;
  readonly level: Level | undefined;
  /** Part of the name of role family, position or company, in any case. */
  readonly text: string | undefined;
  readonly oldestFirst: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly at: Date;
}

/** Leaves out the reports that have a later version. */
export function isNewest(db: Database) {
  const later = alias(reports, 'later');
  const ofSameSession = eq(later.sessionId, reports.sessionId);
  return notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(and(ofSameSession, gt(later.version, reports.version))),
  );
}

/** Whether a report is of one question of an earlier one that was answered again. */
export const isRetry = sql<boolean>`${reports.body}->>'retry_of' is not null`;

/** One page of a candidate's reports that can be read by now, the newest version of each, without their bodies. */
export async function listReports(db: Database, filter: ReportFilter) {
  const { body: _body, candidateId: _candidate, ...columns } = getTableColumns(reports);
  const where = and(
    eq(reports.candidateId, filter.candidateId),
    not(isReportEmbargoed(reports.sessionId, filter.at.toISOString())),
    isNewest(db),
    filter.roleFamily ? eq(reports.roleFamilyId, filter.roleFamily) : undefined,
    filter.level ? eq(reports.level, filter.level) : undefined,
    filter.text ? isNamed(db, filter.candidateId, containing(filter.text)) : undefined,
  );
  const order = filter.oldestFirst ? asc : desc;
  const total = await db.$count(reports, where);
  const rows = await db
    .select({
      ...columns,
      isRetry,
      result: reportResult,
      terms: hiringTerms,
      number: attemptNumber(interviewSessions),
    })
    .from(reports)
    .innerJoin(interviewSessions, eq(interviewSessions.id, reports.sessionId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(where)
    .orderBy(order(reports.createdAt), order(reports.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return { rows, total };
}

export type ReportSummaryRow = Awaited<ReturnType<typeof listReports>>['rows'][number];

/** Whether a LIKE pattern fits what a report is of: its role family, or the position or company of an interview. */
function isNamed(db: Database, candidateId: string, pattern: string) {
  const interviewNamed = db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(
      and(
        eq(interviewSessions.candidateId, candidateId),
        or(ilike(hiringTerms.title, pattern), ilike(hiringTerms.company, pattern)),
      ),
    );
  return or(ilike(reports.roleFamilyName, pattern), inArray(reports.sessionId, interviewNamed));
}

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReportResult, SessionStatus, TurnOutcome } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { interviewSessions, interviews, turns } from '../../platform/database/schema/interviews.ts';
import { hiringTerms } from '../../platform/database/schema/invitations.ts';
import { reports } from '../../platform/database/schema/reports.ts';
import { attemptNumber } from './invited/attempt-number-sql.ts';
import { isReportEmbargoed } from './invited/result/embargo-sql.ts';
import { newestReportId, reportResult } from './report-result-sql.ts';
import { submittedOutcomes } from './session/progress.ts';

const result = sql<ReportResult | null>`(
  select ${reportResult} from ${reports} where ${reports.sessionId} = ${interviewSessions.id}
  order by ${reports.version} desc limit 1)`;

export interface SessionFilter {
  readonly candidateId: string;
  readonly statuses: readonly SessionStatus[];
  readonly at: Date;
  readonly page: number;
  readonly pageSize: number;
}

const summaryColumns = {
  id: interviewSessions.id,
  status: interviewSessions.status,
  evaluationState: interviewSessions.evaluationState,
  evaluationMessage: interviewSessions.evaluationMessage,
  createdAt: interviewSessions.createdAt,
  terms: {
    interviewId: hiringTerms.interviewId,
    company: hiringTerms.company,
    title: hiringTerms.title,
    attemptsAllowed: hiringTerms.attemptsAllowed,
  },
  number: attemptNumber(interviewSessions),
  updatedAt: interviewSessions.updatedAt,
  mode: interviews.mode,
  roleFamilyId: interviews.roleFamilyId,
  roleFamilyName: interviews.roleFamilyName,
  level: interviews.level,
  questionType: interviews.questionType,
  answered: countCore(submittedOutcomes),
  skipped: countCore(['skipped']),
  total: sql<number>`jsonb_array_length(${interviews.questions})`,
  reportId: newestReportId,
  result,
};

/** One page of a candidate's sessions, the one touched last first, without their texts; empty `statuses` means all. */
export async function listSessions(db: Database, filter: SessionFilter) {
  const where = and(
    eq(interviewSessions.candidateId, filter.candidateId),
    filter.statuses.length > 0 ? inArray(interviewSessions.status, [...filter.statuses]) : undefined,
  );
  const total = await db.$count(interviewSessions, where);
  const rows = await db
    .select({
      ...summaryColumns,
      isEmbargoed: isReportEmbargoed(interviewSessions.id, filter.at.toISOString()),
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .where(where)
    .orderBy(desc(interviewSessions.updatedAt), desc(interviewSessions.createdAt), desc(interviewSessions.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return { rows, total };
}

export type SessionSummaryRow = Awaited<ReturnType<typeof listSessions>>['rows'][number];

function countCore(outcomes: TurnOutcome[]) {
  return sql<number>`(
    select count(*)::int from ${turns} where ${turns.sessionId} = ${interviewSessions.id}
    and ${turns.kind} = 'core' and ${inArray(turns.outcome, outcomes)})`;
}

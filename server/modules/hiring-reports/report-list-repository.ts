import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type {
  ExactSummary,
  ListHiringReportsData,
  OverallRating,
  ReportResult,
} from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  applications,
  companyCandidates,
  hiringTerms,
  interviewSessions,
  interviews,
  invitations,
  reports,
  workspaces,
} from '../../platform/database/schema/index.ts';
import { attemptNumber } from '../interviews/invited/attempt-number-sql.ts';
import { reportResult } from '../interviews/report-result-sql.ts';
import { matchesSearch } from '../workspaces/candidate-search-sql.ts';
import { asSeen } from '../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';
import { raters, revealedTo } from '../workspaces/revealed-sql.ts';
import { isLast, isNewestReport, isSeenBy, isSubmitted } from './seen-attempts-sql.ts';

type Sort = NonNullable<NonNullable<ListHiringReportsData['query']>['sort']>;

export interface ReportFilter {
  /** Who asks. */
  readonly userId: string;
  readonly q: string;
  readonly workspaceId: string | undefined;
  readonly isRevealed: boolean | undefined;
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
}

/** No column of these says what anybody found. */
const sortColumns = (nameless: SQL): Readonly<Record<string, SQL>> => ({
  completed_at: sql`interview_sessions.ended_at`,
  name: sql`case when ${nameless} then '' else lower(${companyCandidates.fullName}) end`,
  workspace: sql`lower(${workspaces.title})`,
});

const verdicts = sql`(
  select coalesce(json_agg(newest.overall order by newest.overall), '[]') from (
    select distinct on (coalesce(c.rater_id, c.id)) c.overall from scorecards c
    where c.session_id = interview_sessions.id and c.submitted_at is not null
    order by coalesce(c.rater_id, c.id), c.version desc) newest)`;

/** One page of the last submitted attempts that somebody sees, and how many there are. */
export async function findHiringReports(db: Database, filter: ReportFilter) {
  const { userId, q, workspaceId, sort, page, pageSize } = filter;
  const isRevealed = revealedTo(userId);
  const nameless = isNamelessTo(userId);
  const whereRevealed = <T>(found: SQL) => sql<T | null>`(case when ${isRevealed} then ${found} end)`;
  const fits = and(
    isSubmitted,
    isLast,
    isSeenBy(userId),
    // Whoever does not read a name does not find it either.
    q.trim() === '' ? undefined : and(matchesSearch(q), not(nameless)),
    workspaceId === undefined ? undefined : eq(interviews.workspaceId, workspaceId),
    filter.isRevealed === undefined ? undefined : sql`${isRevealed} = ${filter.isRevealed}`,
  );
  const direction = sort.startsWith('-') ? desc : asc;
  const [first = sql`interview_sessions.ended_at`] = [sortColumns(nameless)[sort.replace('-', '')]];
  const items = await db
    .select({
      sessionId: interviewSessions.id,
      completedAt: sql`coalesce(interview_sessions.ended_at, interview_sessions.updated_at)`.mapWith(
        interviewSessions.updatedAt,
      ),
      evaluation: interviewSessions.evaluationState,
      number: attemptNumber(interviewSessions),
      interview: {
        rubricVersion: interviews.rubricVersion,
        scorecardsNeeded: interviews.scorecardsNeeded,
        engine: interviews.engine,
      },
      terms: hiringTerms,
      candidate: companyCandidates,
      isNameless: nameless,
      workspace: { _id: workspaces.id, title: workspaces.title },
      engine: reports.engine,
      scorecards: raters,
      isRevealed,
      verdicts: whereRevealed<OverallRating[]>(verdicts),
      exact: sql<ExactSummary | null>`nullif(${reports.body}->'exact', 'null'::jsonb)`,
      result: sql<ReportResult | null>`(case when ${isRevealed} and ${reports.id} is not null then ${reportResult} end)`,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .innerJoin(invitations, isInvitationOf)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .innerJoin(workspaces, eq(workspaces.id, interviews.workspaceId))
    .leftJoin(reports, isNewestReport)
    .where(fits)
    .orderBy(direction(first), direction(interviewSessions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(invitations, isInvitationOf)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .where(fits);
  return { items: items.map(asSeen), total: counted?.total ?? 0 };
}

/** The invitation by which an attempt was made. */
const isInvitationOf = and(
  eq(invitations.interviewId, interviewSessions.interviewId),
  eq(invitations.candidateId, interviewSessions.candidateId),
);

export type HiringReportRow = Awaited<ReturnType<typeof findHiringReports>>['items'][number];

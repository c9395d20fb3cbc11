import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { InterviewReportState, Person } from '../../../../openapi/gen/types.gen.ts';
import { containing } from '../../../platform/database/containing.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import {
  hiringTerms,
  integrityFindings,
  interviewSessions,
  interviews,
  users,
} from '../../../platform/database/schema/index.ts';

const columns = {
  finding: integrityFindings,
  terms: hiringTerms,
  candidateId: interviewSessions.candidateId,
  workspaceId: interviews.workspaceId,
  applicationId: sql<string | null>`(select i.application_id from invitations i
    where i.interview_id = interview_sessions.interview_id and i.candidate_id = interview_sessions.candidate_id)`,
  handedTo: sql<Person | null>`(select json_build_object('_id', u.id, 'full_name', u.full_name) from users u
    where u.id = integrity_findings.second_reviewer_id)`,
  decider: sql<Person | null>`case when ${users.id} is null then null
    else json_build_object('_id', ${users.id}, 'full_name', ${users.fullName}) end`,
};

function selected(db: Database | Transaction) {
  return db
    .select(columns)
    .from(integrityFindings)
    .innerJoin(interviewSessions, eq(interviewSessions.id, integrityFindings.sessionId))
    .innerJoin(interviews, eq(interviews.id, integrityFindings.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, integrityFindings.interviewId))
    .leftJoin(users, eq(users.id, integrityFindings.decidedBy));
}

interface ReportFilter {
  readonly q: string;
  readonly state: InterviewReportState;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the violations that administrators decide on, and how many there are. */
export async function findInterviewReports(db: Database, { q, state, page, pageSize }: ReportFilter) {
  const { secondReview, proposedAt, decidedAt, byAdministrator, id, interviewId } = integrityFindings;
  const pattern = containing(q);
  const fits = and(
    eq(byAdministrator, true),
    state === 'waiting' ? eq(secondReview, 'waiting') : inArray(secondReview, ['confirmed', 'rejected']),
    q.trim() === '' ? undefined : or(ilike(hiringTerms.company, pattern), ilike(hiringTerms.title, pattern)),
  );
  const order = state === 'waiting' ? [asc(proposedAt), asc(id)] : [desc(decidedAt), desc(id)];
  const items = await selected(db)
    .where(fits)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(integrityFindings)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewId))
    .where(fits);
  return { items, total: counted?.total ?? 0 };
}

/** One of them. */
export async function findInterviewReport(db: Database | Transaction, findingId: string) {
  const { id, byAdministrator } = integrityFindings;
  const [row] = await selected(db).where(and(eq(id, findingId), eq(byAdministrator, true)));
  return row;
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findInterviewReport>>>;

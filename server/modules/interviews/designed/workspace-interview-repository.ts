import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type {
  FrozenReviewers,
  LiveSettings,
  Person,
  ReportRelease,
  ReviewerChoice,
} from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import {
  companies,
  hiringTerms,
  interviews,
  workspaceMembers,
} from '../../../platform/database/schema/index.ts';
import { submittedStatuses } from '../invited/invitation-state.ts';
import { reportRelease } from '../invited/result/embargo-sql.ts';
import type { HiringTerms, Interview } from '../session/session-state.ts';
import { isToRate } from './invitation-status-sql.ts';

/** What an interview belongs to, and who made it. */
export interface InWorkspace {
  readonly companyId: string;
  readonly workspaceId: string;
  readonly rubricVersion: number;
  readonly createdBy: string;
  readonly scorecardsNeeded: number;
  readonly reviewers: ReviewerChoice | null;
  readonly live: LiveSettings | null;
}

/** Stores an interview of a workspace; false where one of this id exists already. */
export async function insertWorkspaceInterview(
  tx: Transaction,
  interview: Interview,
  of: InWorkspace,
  terms: Omit<HiringTerms, 'interviewId' | 'company' | 'reportsReleasedAt'>,
): Promise<boolean> {
  const made = await tx
    .insert(interviews)
    .values({ ...interview, ...of })
    .onConflictDoNothing()
    .returning({ id: interviews.id });
  if (made.length === 0) return false;
  const company = sql<string>`(select name from ${companies} where ${companies.id} = ${of.companyId})`;
  await tx.insert(hiringTerms).values({ ...terms, company, interviewId: interview.id });
  return true;
}

const submitted = sql.join(
  submittedStatuses.map((status) => sql`${status}`),
  sql`, `,
);

const invited = sql<number>`(
  select count(*)::int from invitations i where i.interview_id = interviews.id and i.revoked_at is null)`;

const begun = sql<number>`(
  select count(distinct s.candidate_id)::int from interview_sessions s
  where s.interview_id = interviews.id and s.started_at is not null)`;

const completed = sql<number>`(
  select count(distinct s.candidate_id)::int from interview_sessions s
  where s.interview_id = interviews.id and s.status in (${submitted}))`;

const reviewers = sql<FrozenReviewers['members']>`(
  select coalesce(json_agg(json_build_object('_id', u.id, 'full_name', u.full_name) order by chosen.nth), '[]')
  from jsonb_array_elements_text(interviews.reviewers->'member_ids') with ordinality chosen(id, nth)
  join workspace_members m on m.workspace_id = interviews.workspace_id and m.user_id = chosen.id
  join users u on u.id = m.user_id)`;

const columns = {
  interview: interviews,
  reviewers,
  terms: hiringTerms,
  invited,
  begun,
  completed,
  createdBy: sql<Person | null>`(
    select json_build_object('_id', u.id, 'full_name', u.full_name) from users u where u.id = interviews.created_by)`,
};

/** Whether all of these are members of a workspace. */
export async function areMembers(tx: Transaction, workspaceId: string, ids: readonly string[]) {
  const isOne = and(
    eq(workspaceMembers.workspaceId, workspaceId),
    inArray(workspaceMembers.userId, [...ids]),
  );
  return (await tx.$count(workspaceMembers, isOne)) === new Set(ids).size;
}

/** One more stands for all that there are. */
const MOST_TO_RATE = 100;

/** How many attempts wait for the rating of somebody who sees the candidates, up to a bound; beside `interviews`. */
const toRate = (userId: string) => sql<number>`(select count(*)::int from (
  select 1 from invitations join applications on applications.id = invitations.application_id
  where invitations.interview_id = interviews.id and ${isToRate(userId, sql`true`)}
  limit ${MOST_TO_RATE + 1}) waiting)`;

interface Wanted {
  readonly workspaceId: string;
  /** Who asks, and sees the candidates of the workspace. */
  readonly userId: string;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the interviews of a workspace, newest first, and how many there are. */
export async function findWorkspaceInterviews(db: Database, { workspaceId, userId, page, pageSize }: Wanted) {
  const fits = eq(interviews.workspaceId, workspaceId);
  const items = await db
    .select({ ...columns, toRate: toRate(userId) })
    .from(interviews)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .where(fits)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await db.$count(interviews, fits) };
}

/** An interview of a workspace as it was frozen. */
export async function findWorkspaceInterview(
  db: Database | Transaction,
  { workspaceId, interviewId }: { workspaceId: string; interviewId: string },
) {
  const [row] = await db
    .select(columns)
    .from(interviews)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .where(and(eq(interviews.workspaceId, workspaceId), eq(interviews.id, interviewId)));
  return row;
}

/** How the reports of an interview stand. */
export async function findReportRelease(db: Database, interviewId: string, at: Date): Promise<ReportRelease> {
  const [row] = await db
    .select({ release: reportRelease(interviewId, at.toISOString()) })
    .from(hiringTerms)
    .where(eq(hiringTerms.interviewId, interviewId));
  if (!row) throw new Error(`The interview ${interviewId} has no terms.`);
  const { released_at: released, ...release } = row.release;
  return { ...release, released_at: released && new Date(released).toISOString() };
}

/** Opens the reports of an interview for good; false where they are released already. */
export async function markReleased(tx: Transaction, interviewId: string, at: Date): Promise<boolean> {
  const done = await tx
    .update(hiringTerms)
    .set({ reportsReleasedAt: at })
    .where(and(eq(hiringTerms.interviewId, interviewId), isNull(hiringTerms.reportsReleasedAt)))
    .returning({ id: hiringTerms.interviewId });
  return done.length > 0;
}

export type WorkspaceInterviewRow = NonNullable<Awaited<ReturnType<typeof findWorkspaceInterview>>>;

export async function findCompanyName(tx: Transaction, companyId: string): Promise<string> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? '';
}

import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AssignmentStatus } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  companies,
  interviewSessions,
  interviews,
  reviewAssignments,
  users,
  workspaceMembers,
} from '../../platform/database/schema/index.ts';
import type { Reviewer } from './assignment-rules.ts';

/**
 * The interview of an attempt that has reviewers, held so that turns follow one another; undefined for any other
 * interview.
 */
export async function lockInterviewOf(tx: Transaction, sessionId: string) {
  const [row] = await tx
    .select({
      interviewId: interviews.id,
      companyId: interviews.companyId,
      workspaceId: interviews.workspaceId,
      needed: interviews.scorecardsNeeded,
      reviewers: interviews.reviewers,
      candidateId: interviewSessions.candidateId,
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .where(and(eq(interviewSessions.id, sessionId), sql`${interviews.reviewers} is not null`))
    .for('no key update', { of: interviews });
  const { companyId, workspaceId, reviewers } = row ?? {};
  return row && companyId && workspaceId && reviewers
    ? { ...row, companyId, workspaceId, reviewers }
    : undefined;
}

interface OfInterview {
  readonly interviewId: string;
  readonly workspaceId: string;
}

/**
 * Those of a list who are members of a workspace, in its order, with how often each was asked. Who is removed
 * meanwhile waits, so that nothing is assigned to somebody who is gone.
 */
export async function holdReviewers(
  tx: Transaction,
  { interviewId, workspaceId }: OfInterview,
  ids: readonly string[],
): Promise<Reviewer[]> {
  const found = await tx
    .select({
      userId: workspaceMembers.userId,
      asked: sql<number>`(select count(*)::int from review_assignments a
        where a.interview_id = ${interviewId} and a.user_id = workspace_members.user_id)`,
    })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(workspaceMembers.userId, [...ids])))
    .for('key share');
  return ids.flatMap((id) => found.filter(({ userId }) => userId === id));
}

/** Who was asked to rate an earlier attempt of a candidate need not any more: the last one counts. */
export async function dropEarlier(
  tx: Transaction,
  { interviewId, candidateId }: { readonly interviewId: string; readonly candidateId: string },
): Promise<void> {
  await tx.delete(reviewAssignments).where(
    and(
      eq(reviewAssignments.interviewId, interviewId),
      eq(reviewAssignments.status, 'open'),
      sql`exists (select 1 from interview_sessions s
        where s.id = review_assignments.session_id and s.candidate_id = ${candidateId})`,
    ),
  );
}

/** How many days the reviewers of a company have. */
export async function findDaysToRate(tx: Transaction, companyId: string): Promise<number> {
  const [row] = await tx
    .select({ days: companies.daysToRate })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!row) throw new Error('There is no such company.');
  return row.days;
}

type NewAssignment = typeof reviewAssignments.$inferInsert;

/** Asks members to rate an attempt; who declined it is asked again. */
export async function insertAssignments(tx: Transaction, rows: readonly NewAssignment[]): Promise<void> {
  if (rows.length === 0) return;
  const { status, assignedAt, dueAt } = reviewAssignments;
  await tx
    .insert(reviewAssignments)
    .values([...rows])
    .onConflictDoUpdate({
      target: [reviewAssignments.sessionId, reviewAssignments.userId],
      set: {
        status: 'open',
        assignedAt: sql`excluded.assigned_at`,
        dueAt: sql`excluded.due_at`,
        toldAt: null,
        remindedAt: null,
      },
      setWhere: eq(status, 'declined'),
    })
    .returning({ assignedAt, dueAt });
}

/** Who is asked to rate an attempt, the first asked first. */
export function findAssignments(db: Database | Transaction, sessionId: string) {
  return db
    .select({
      member: { _id: users.id, full_name: users.fullName },
      status: reviewAssignments.status,
      dueAt: reviewAssignments.dueAt,
    })
    .from(reviewAssignments)
    .innerJoin(users, eq(users.id, reviewAssignments.userId))
    .where(eq(reviewAssignments.sessionId, sessionId))
    .orderBy(asc(reviewAssignments.assignedAt), asc(reviewAssignments.userId));
}

/** Gives an open assignment another status; false where there is none. */
export async function closeAssignment(
  tx: Transaction,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
  status: AssignmentStatus,
): Promise<boolean> {
  const done = await tx
    .update(reviewAssignments)
    .set({ status })
    .where(
      and(
        eq(reviewAssignments.sessionId, sessionId),
        eq(reviewAssignments.userId, userId),
        eq(reviewAssignments.status, 'open'),
      ),
    )
    .returning({ userId: reviewAssignments.userId });
  return done.length > 0;
}

/** Takes open assignments of an attempt away. */
export async function deleteOpen(tx: Transaction, sessionId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(reviewAssignments)
    .where(
      and(
        eq(reviewAssignments.sessionId, sessionId),
        eq(reviewAssignments.status, 'open'),
        inArray(reviewAssignments.userId, [...ids]),
      ),
    );
}

/** The open assignments of somebody, in one workspace or in all of a company. */
export function takeOpenOf(
  tx: Transaction,
  userId: string,
  { workspaceId, companyId }: { readonly workspaceId?: string; readonly companyId: string },
) {
  const inWorkspace: SQL | undefined = workspaceId
    ? sql`exists (select 1 from interviews i where i.id = review_assignments.interview_id and i.workspace_id = ${workspaceId})`
    : undefined;
  return tx
    .delete(reviewAssignments)
    .where(
      and(
        eq(reviewAssignments.userId, userId),
        eq(reviewAssignments.status, 'open'),
        eq(reviewAssignments.companyId, companyId),
        inWorkspace,
      ),
    )
    .returning();
}

/**
 * Who takes the place of a reviewer who left: another one of the interview, else a lead; of several the one with the
 * least to rate. Nobody who was asked, has rated or has seen the results already.
 */
export async function findSubstitute(
  tx: Transaction,
  { sessionId, interviewId }: { readonly sessionId: string; readonly interviewId: string },
): Promise<string | undefined> {
  const member = workspaceMembers.userId;
  const isListed = sql<boolean>`coalesce(${interviews.reviewers}->'member_ids', '[]'::jsonb) ? ${member}`;
  const [row] = await tx
    .select({ userId: member })
    .from(interviews)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, interviews.workspaceId))
    .where(
      and(
        eq(interviews.id, interviewId),
        or(eq(workspaceMembers.role, 'lead'), isListed),
        sql`not exists (select 1 from review_assignments a where a.session_id = ${sessionId} and a.user_id = ${member})`,
        sql`not exists (select 1 from scorecards c
          where c.session_id = ${sessionId} and c.rater_id = ${member} and c.submitted_at is not null)`,
        sql`not exists (select 1 from unrated_reveals u where u.session_id = ${sessionId} and u.user_id = ${member})`,
      ),
    )
    .orderBy(
      desc(isListed),
      sql`(select count(*) from review_assignments a where a.user_id = ${member} and a.status = 'open')`,
      asc(member),
    )
    .limit(1);
  return row?.userId;
}

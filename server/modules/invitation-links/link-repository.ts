import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hiringTerms, interviews, invitations, users } from '../../platform/database/schema/index.ts';

const columns = {
  invitation: invitations,
  company: hiringTerms.company,
  title: hiringTerms.title,
  workspaceId: interviews.workspaceId,
  closesAt: sql<Date>`coalesce(${invitations.closesAt}, ${hiringTerms.closesAt})`.mapWith(
    hiringTerms.closesAt,
  ),
};

/** What the link of an invitation leads to. */
export async function findLinked(db: Database | Transaction, id: string) {
  const [row] = await db
    .select(columns)
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .innerJoin(interviews, eq(interviews.id, invitations.interviewId))
    .where(eq(invitations.id, id));
  return row;
}

export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findLinked>>>;

/** Holds an invitation until the transaction ends. */
export async function holdInvitation(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.id, id)).for('update');
}

/** A candidate's verified account, and whether it has another invitation to the same interview. */
export async function findFollower(tx: Transaction, userId: string, { id, interviewId }: Bound) {
  const [row] = await tx
    .select({
      email: users.email,
      isInvited: sql<boolean>`exists (
        select 1 from invitations other where other.interview_id = ${interviewId}
        and other.candidate_id = ${userId} and other.id <> ${id})`,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'candidate'), eq(users.isVerified, true)));
  return row;
}

type Bound = Pick<typeof invitations.$inferSelect, 'id' | 'interviewId'>;

/** Binds an invitation to an account. */
export async function bindInvitation(tx: Transaction, id: string, candidateId: string): Promise<void> {
  await tx.update(invitations).set({ candidateId }).where(eq(invitations.id, id));
}

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { CompanyRole } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companies, companyMembers, memberInvitations, users } from '../../platform/database/schema/index.ts';

/** The members of a company by name. */
export function findMembers(db: Database, companyId: string) {
  return db
    .select({
      _id: users.id,
      full_name: users.fullName,
      email: users.email,
      role: companyMembers.role,
      job_title: companyMembers.jobTitle,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id));
}

/** Who is invited to a company, the latest first. */
export function findInvitations(db: Database, companyId: string) {
  return db
    .select({ invitation: memberInvitations, invitedBy: { _id: users.id, full_name: users.fullName } })
    .from(memberInvitations)
    .leftJoin(users, eq(users.id, memberInvitations.invitedBy))
    .where(eq(memberInvitations.companyId, companyId))
    .orderBy(desc(memberInvitations.invitedAt), desc(memberInvitations.id));
}

/** Holds a company until the transaction ends, so that two changes of its members follow one another. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

/** The role of a member; undefined where the company has none of this id. */
export async function findCompanyRole(
  tx: Transaction,
  companyId: string,
  userId: string,
): Promise<CompanyRole | undefined> {
  const [row] = await tx
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  return row?.role;
}

/** Another owner than this one, who has been there longest; undefined where there is none. */
export async function findOtherOwner(tx: Transaction, companyId: string, userId: string) {
  const [row] = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, 'owner'),
        ne(companyMembers.userId, userId),
      ),
    )
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.userId))
    .limit(1);
  return row?.userId;
}

export async function changeCompanyRole(tx: Transaction, userId: string, role: CompanyRole): Promise<void> {
  await tx.update(companyMembers).set({ role }).where(eq(companyMembers.userId, userId));
}

/** Removes a member from the company and all its workspaces. */
export async function deleteMember(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId));
}

/** Adds a member; false for an account that is in a company already. */
export async function insertMember(
  tx: Transaction,
  member: typeof companyMembers.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(companyMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: companyMembers.userId });
  return added.length > 0;
}

import { eq } from 'drizzle-orm';
import type { RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { companies, companyMembers, users } from '../../platform/database/schema/index.ts';
import { HttpProblem } from '../../platform/problem.ts';

/** The company of a recruiter; undefined where none was told. */
export async function findProfile(
  db: Database | Transaction,
  userId: string,
): Promise<RecruiterProfile | undefined> {
  const [row] = await db
    .select({ company: companies.name, company_size: companies.size, job_title: companyMembers.jobTitle })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return row;
}

/**
 * Makes the company with its first member, or changes both.
 * @throws HttpProblem 403 where a member who is no owner changes the company
 */
export async function saveProfile(
  db: Database | Transaction,
  userId: string,
  profile: RecruiterProfile,
  now: Date,
  retentionMonths?: number,
): Promise<void> {
  const { company: name, company_size: size, job_title: jobTitle } = profile;
  await db.transaction(async (tx) => {
    // Two first profiles of one account make one company.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [member] = await tx
      .select({
        companyId: companies.id,
        name: companies.name,
        size: companies.size,
        role: companyMembers.role,
      })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.userId, userId));
    if (!member) {
      const companyId = newId();
      await tx
        .insert(companies)
        .values({ id: companyId, name, size, retentionMonths, createdAt: now, updatedAt: now });
      await tx.insert(companyMembers).values({ userId, companyId, role: 'owner', jobTitle, joinedAt: now });
      return;
    }
    const isCompanyChanged = member.name !== name || member.size !== size;
    if (isCompanyChanged && member.role !== 'owner')
      throw new HttpProblem(403, 'Only an owner of the company can change its name or size.');
    if (isCompanyChanged)
      await tx
        .update(companies)
        .set({ name, size, updatedAt: now })
        .where(eq(companies.id, member.companyId));
    await tx.update(companyMembers).set({ jobTitle }).where(eq(companyMembers.userId, userId));
  });
}

import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companyMembers } from '../../platform/database/schema/index.ts';

/** The company of a recruiter; undefined where they have none yet. */
export async function findMembership(db: Database | Transaction, userId: string) {
  const { userId: id, companyId, role } = companyMembers;
  const [row] = await db.select({ userId: id, companyId, role }).from(companyMembers).where(eq(id, userId));
  return row;
}

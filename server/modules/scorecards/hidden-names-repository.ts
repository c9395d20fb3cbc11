import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companyMembers } from '../../platform/database/schema/index.ts';

/** Whether a member chose to read without names. */
export async function findReadsWithoutNames(db: Database | Transaction, userId: string): Promise<boolean> {
  const { readsWithoutNames } = companyMembers;
  const [row] = await db
    .select({ readsWithoutNames })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return row?.readsWithoutNames ?? false;
}

export async function saveReadsWithoutNames(
  db: Database,
  userId: string,
  readsWithoutNames: boolean,
): Promise<void> {
  await db.update(companyMembers).set({ readsWithoutNames }).where(eq(companyMembers.userId, userId));
}

import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companyMembers, liveInterviewers } from '../../platform/database/schema/index.ts';

/** Whether a member chose to read without names. */
export async function findReadsWithoutNames(db: Database | Transaction, userId: string): Promise<boolean> {
  const { readsWithoutNames } = companyMembers;
  const [row] = await db
    .select({ readsWithoutNames })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId));
  return row?.readsWithoutNames ?? false;
}

/** Whether somebody held the live interview that an attempt was. */
export async function hasMet(
  db: Database | Transaction,
  { liveId }: { readonly liveId: string | null },
  userId: string,
): Promise<boolean> {
  if (liveId === null) return false;
  const held = and(eq(liveInterviewers.liveId, liveId), eq(liveInterviewers.userId, userId));
  return (await db.$count(liveInterviewers, held)) > 0;
}

export async function saveReadsWithoutNames(
  db: Database,
  userId: string,
  readsWithoutNames: boolean,
): Promise<void> {
  await db.update(companyMembers).set({ readsWithoutNames }).where(eq(companyMembers.userId, userId));
}

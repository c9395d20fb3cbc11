import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { resumeRevisions } from '../../platform/database/schema/index.ts';

type Db = Database | Transaction;

/** Newest first, without what stands in them. */
export function findRevisions(db: Db, resumeId: string) {
  return db
    .select({
      version: resumeRevisions.version,
      name: resumeRevisions.name,
      savedAt: resumeRevisions.savedAt,
    })
    .from(resumeRevisions)
    .where(eq(resumeRevisions.resumeId, resumeId))
    .orderBy(desc(resumeRevisions.version));
}

export async function findRevision(db: Db, resumeId: string, version: number) {
  const [row] = await db
    .select()
    .from(resumeRevisions)
    .where(and(eq(resumeRevisions.resumeId, resumeId), eq(resumeRevisions.version, version)));
  return row;
}

/** Keeps a state; one that is kept already takes the name, if there is one. */
export async function keepRevision(
  tx: Transaction,
  { name = '', ...row }: typeof resumeRevisions.$inferInsert,
): Promise<void> {
  const insert = tx.insert(resumeRevisions).values({ ...row, name });
  const target = [resumeRevisions.resumeId, resumeRevisions.version];
  await (name === '' ? insert.onConflictDoNothing() : insert.onConflictDoUpdate({ target, set: { name } }));
}

/** Removes the oldest that have no name, beyond a number of them. */
export async function dropOldRevisions(tx: Transaction, resumeId: string, most: number): Promise<void> {
  const unnamed = and(eq(resumeRevisions.resumeId, resumeId), eq(resumeRevisions.name, ''));
  const old = tx
    .select({ version: resumeRevisions.version })
    .from(resumeRevisions)
    .where(unnamed)
    .orderBy(desc(resumeRevisions.version))
    .offset(most);
  await tx.delete(resumeRevisions).where(and(unnamed, inArray(resumeRevisions.version, old)));
}

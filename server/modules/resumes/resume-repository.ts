import { and, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { applicationResumes, applications } from '../../platform/database/schema/index.ts';

export type ResumeRow = typeof applicationResumes.$inferSelect;

/** The resume of an application whose file is stored. */
export async function findResume(
  db: Database | Transaction,
  applicationId: string,
): Promise<ResumeRow | undefined> {
  const [row] = await db
    .select()
    .from(applicationResumes)
    .where(and(eq(applicationResumes.applicationId, applicationId), isNotNull(applicationResumes.storedAt)))
    .orderBy(desc(applicationResumes.storedAt))
    .limit(1);
  return row;
}

/** The application of a candidate in a workspace. */
export async function findApplicationId(
  db: Database,
  { workspaceId, candidateId }: { readonly workspaceId: string; readonly candidateId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.workspaceId, workspaceId), eq(applications.candidateId, candidateId)));
  return row?.id;
}

/** Notes a file that is about to be stored. */
export async function insertResume(db: Database, row: typeof applicationResumes.$inferInsert): Promise<void> {
  await db.insert(applicationResumes).values(row);
}

/** Makes a file that is stored the one of its application, and gives the ids of those before it. */
export async function replaceResume(
  tx: Transaction,
  { id, applicationId }: Pick<ResumeRow, 'id' | 'applicationId'>,
  storedAt: Date,
): Promise<string[]> {
  await tx.update(applicationResumes).set({ storedAt }).where(eq(applicationResumes.id, id));
  const before = and(
    eq(applicationResumes.applicationId, applicationId),
    ne(applicationResumes.id, id),
    isNotNull(applicationResumes.storedAt),
  );
  const gone = await tx.delete(applicationResumes).where(before).returning({ id: applicationResumes.id });
  return gone.map((row) => row.id);
}

/** Notes the words of a file that is still the one of its application; false where it is not. */
export async function writeText(
  tx: Transaction,
  { applicationId, storedAt }: { readonly applicationId: string; readonly storedAt: Date },
  text: string,
): Promise<boolean> {
  const isIt = and(
    eq(applicationResumes.applicationId, applicationId),
    eq(applicationResumes.storedAt, storedAt),
  );
  const written = await tx
    .update(applicationResumes)
    .set({ text })
    .where(isIt)
    .returning({ id: applicationResumes.id });
  return written.length > 0;
}

/** Removes what an application has, and gives the ids of the files. */
export async function deleteResumes(tx: Transaction, applicationId: string): Promise<string[]> {
  const gone = await tx
    .delete(applicationResumes)
    .where(eq(applicationResumes.applicationId, applicationId))
    .returning({ id: applicationResumes.id });
  return gone.map(({ id }) => id);
}

/** Removes what was begun before a moment and never stored whole. */
export async function dropUnstored(db: Database, begunBefore: Date): Promise<void> {
  const isUnstored = and(isNull(applicationResumes.storedAt), lt(applicationResumes.begunAt, begunBefore));
  await db.delete(applicationResumes).where(isUnstored);
}

/** Those of some ids that have a row. */
export async function existingResumes(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: applicationResumes.id })
    .from(applicationResumes)
    .where(inArray(applicationResumes.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

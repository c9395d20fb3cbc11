import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ResumeTemplate } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { builtResumes, users } from '../../platform/database/schema/index.ts';

type Db = Database | Transaction;
export type BuiltResumeRow = typeof builtResumes.$inferSelect;

const ofOwner = (userId: string, id: string) => and(eq(builtResumes.id, id), eq(builtResumes.userId, userId));

/** What its owner is called: no model has to know. Empty where the account is gone. */
export async function findOwnerName(db: Db, userId: string): Promise<string> {
  const [owner] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, userId));
  return owner?.name ?? '';
}

/** A resume of its owner. */
export async function findBuiltResume(
  db: Db,
  userId: string,
  id: string,
): Promise<BuiltResumeRow | undefined> {
  const [row] = await db.select().from(builtResumes).where(ofOwner(userId, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockBuiltResume(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<BuiltResumeRow | undefined> {
  const [row] = await tx.select().from(builtResumes).where(ofOwner(userId, id)).for('update');
  return row;
}

interface ListFilter {
  readonly userId: string;
  readonly inTrash: boolean;
  readonly at: Date;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of somebody's resumes without their content, and how many there are. */
export async function findBuiltResumes(db: Database, { userId, inTrash, at, page, pageSize }: ListFilter) {
  const trashed = inTrash ? isNotNull(builtResumes.trashedAt) : isNull(builtResumes.trashedAt);
  const fits = and(eq(builtResumes.userId, userId), trashed);
  const items = await db
    .select({
      id: builtResumes.id,
      title: sql<string>`built_resumes.draft->>'title'`,
      name: sql<string>`built_resumes.draft->'content'->'basics'->>'name'`,
      label: sql<string>`built_resumes.draft->'content'->'basics'->>'label'`,
      template: sql<ResumeTemplate>`built_resumes.draft->'settings'->>'template'`,
      accent: sql<string>`built_resumes.draft->'settings'->>'accent'`,
      isLocked: builtResumes.isLocked,
      isDefault: builtResumes.isDefault,
      updatedAt: builtResumes.updatedAt,
      trashedAt: builtResumes.trashedAt,
      liveLinks: sql<number>`(
        select count(*)::int from resume_links l where l.resume_id = built_resumes.id
        and l.revoked_at is null and (l.expires_at is null or l.expires_at > ${at.toISOString()}::timestamptz))`,
      views: sql<number>`(
        select coalesce(sum(v.count), 0)::int from resume_link_views v
        join resume_links l on l.id = v.link_id where l.resume_id = built_resumes.id)`,
    })
    .from(builtResumes)
    .where(fits)
    .orderBy(desc(builtResumes.updatedAt), desc(builtResumes.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await db.$count(builtResumes, fits) };
}

export type BuiltResumeListed = Awaited<ReturnType<typeof findBuiltResumes>>['items'][number];

/** Has whoever makes another resume for the same person wait until the transaction ends. */
export async function holdCount(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`built_resumes.${userId}`}))`);
}

/** How many somebody has, those in the trash included. */
export async function countBuiltResumes(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(builtResumes).where(eq(builtResumes.userId, userId));
  return row?.n ?? 0;
}

/** Stores a new one; the same id twice is one resume. */
export async function insertBuiltResume(tx: Db, row: typeof builtResumes.$inferInsert): Promise<void> {
  await tx.insert(builtResumes).values(row).onConflictDoNothing();
}

/** What is undefined stays. */
export async function changeBuiltResume(
  tx: Transaction,
  id: string,
  change: Partial<Omit<typeof builtResumes.$inferInsert, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(builtResumes).set(change).where(eq(builtResumes.id, id));
}

/** Takes the default from whichever resume has it. */
export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(builtResumes)
    .set({ isDefault: false })
    .where(and(eq(builtResumes.userId, userId), eq(builtResumes.isDefault, true)));
}

/** Whether there was one. */
export async function removeBuiltResume(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(builtResumes).where(ofOwner(userId, id)).returning({ id: builtResumes.id });
  return gone.length > 0;
}

/** Removes what was thrown away before a moment. */
export async function dropTrashedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(builtResumes).where(lt(builtResumes.trashedAt, before));
}

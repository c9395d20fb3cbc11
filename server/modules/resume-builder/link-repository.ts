import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { builtResumes, resumeLinks, resumeLinkViews } from '../../platform/database/schema/index.ts';

type Db = Database | Transaction;
export type LinkRow = typeof resumeLinks.$inferSelect;

/** The links of a resume, newest first, with their views by day. */
export async function findLinks(db: Db, resumeId: string) {
  const links = await db
    .select()
    .from(resumeLinks)
    .where(eq(resumeLinks.resumeId, resumeId))
    .orderBy(desc(resumeLinks.createdAt), desc(resumeLinks.id));
  if (links.length === 0) return [];
  const ids = links.map(({ id }) => id);
  const views = await db
    .select()
    .from(resumeLinkViews)
    .where(inArray(resumeLinkViews.linkId, ids))
    .orderBy(asc(resumeLinkViews.day));
  const byLink = Map.groupBy(views, ({ linkId }) => linkId);
  return links.map((link) => ({ link, views: byLink.get(link.id) ?? [] }));
}

export type LinkWithViews = Awaited<ReturnType<typeof findLinks>>[number];

export async function insertLink(tx: Transaction, row: typeof resumeLinks.$inferInsert): Promise<void> {
  await tx.insert(resumeLinks).values(row);
}

/** Whether there is such a link; one that was taken back keeps its moment. */
export async function revokeLink(db: Db, resumeId: string, id: string, at: Date): Promise<boolean> {
  const done = await db
    .update(resumeLinks)
    .set({ revokedAt: sql`coalesce(${resumeLinks.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(resumeLinks.id, id), eq(resumeLinks.resumeId, resumeId)))
    .returning({ id: resumeLinks.id });
  return done.length > 0;
}

/** What a token leads to. */
export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ link: resumeLinks, resume: builtResumes })
    .from(resumeLinks)
    .innerJoin(builtResumes, eq(builtResumes.id, resumeLinks.resumeId))
    .where(eq(resumeLinks.tokenHash, tokenHash));
  return row;
}

/** @param day as ISO writes it */
export async function countView(db: Db, linkId: string, day: string): Promise<void> {
  await db
    .insert(resumeLinkViews)
    .values({ linkId, day, count: 1 })
    .onConflictDoUpdate({
      target: [resumeLinkViews.linkId, resumeLinkViews.day],
      set: { count: sql`${resumeLinkViews.count} + 1` },
    });
}

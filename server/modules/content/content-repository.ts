import { and, desc, eq, sql } from 'drizzle-orm';
import type { ContentKind } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { contentDrafts, contentVersions, users } from '../../platform/database/schema/index.ts';
import { INSTALLATION_CHANNEL } from '../../platform/realtime/announcements.ts';

export type VersionRow = typeof contentVersions.$inferSelect;
export type DraftRow = typeof contentDrafts.$inferSelect;

export interface ContentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

const isVersionOf = ({ kind, id }: ContentKey) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.itemId, id));
const isDraftOf = ({ kind, id }: ContentKey) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.itemId, id));

/** The newest version of everything that was ever published. */
export function findNewestVersions(db: Database): Promise<VersionRow[]> {
  return db
    .selectDistinctOn([contentVersions.kind, contentVersions.itemId])
    .from(contentVersions)
    .orderBy(contentVersions.kind, contentVersions.itemId, desc(contentVersions.number));
}

/** Every draft there is. */
export function findDrafts(db: Database): Promise<DraftRow[]> {
  return db.select().from(contentDrafts).where(sql`${contentDrafts.values} is not null`);
}

export async function findDraft(db: Database | Transaction, key: ContentKey) {
  const [row] = await db
    .select({ draft: contentDrafts, savedBy: users.fullName })
    .from(contentDrafts)
    .leftJoin(users, eq(users.id, contentDrafts.savedBy))
    .where(isDraftOf(key));
  return row;
}

/** Every version of one piece, the newest first, with who published it. */
export function findHistory(db: Database, key: ContentKey) {
  return db
    .select({ version: contentVersions, publishedBy: users.fullName })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.publishedBy))
    .where(isVersionOf(key))
    .orderBy(desc(contentVersions.number));
}

export async function findVersion(db: Database, key: ContentKey, number: number) {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(isVersionOf(key), eq(contentVersions.number, number)));
  return row;
}

/** The draft and the newest version of one piece; nobody else changes it before the transaction ends. */
export async function lockPiece(tx: Transaction, key: ContentKey) {
  // There may be no row to lock yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content.${key.kind}.${key.id}`}))`);
  const found = await findDraft(tx, key);
  const [newest] = await tx
    .select()
    .from(contentVersions)
    .where(isVersionOf(key))
    .orderBy(desc(contentVersions.number))
    .limit(1);
  return { draft: found?.draft, newest };
}

export async function storeDraft(tx: Transaction, row: DraftRow): Promise<void> {
  await tx
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.itemId], set: row });
}

/** Stores a version, and tells every process once the transaction is committed. */
export async function insertVersion(tx: Transaction, row: VersionRow): Promise<void> {
  await tx.insert(contentVersions).values(row);
  await tx.execute(sql`select pg_notify(${INSTALLATION_CHANNEL}, 'content')`);
}

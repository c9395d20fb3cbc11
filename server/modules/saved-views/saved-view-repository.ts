import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { SavedView, ViewedList } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { savedViews } from '../../platform/database/schema/index.ts';

/** A list that has views. */
export interface OfList {
  readonly list: ViewedList;
  /** Of a pipeline alone. */
  readonly workspaceId: string | null;
}

interface Seen extends OfList {
  readonly companyId: string;
  readonly userId: string;
}

const isOf = ({ list, workspaceId }: OfList) =>
  and(
    eq(savedViews.list, list),
    workspaceId === null ? isNull(savedViews.workspaceId) : eq(savedViews.workspaceId, workspaceId),
  );

/** Somebody's own views of a list, then those that colleagues share. */
export function findViews(db: Database, { companyId, userId, ...list }: Seen): Promise<SavedView[]> {
  const isMine = sql<boolean>`${savedViews.userId} = ${userId}`;
  return db
    .select({
      _id: savedViews.id,
      name: savedViews.name,
      search: savedViews.search,
      is_shared: savedViews.isShared,
      is_mine: isMine,
      is_default: sql<boolean>`(${isMine} and ${savedViews.isDefault})`,
    })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.companyId, companyId),
        isOf(list),
        or(eq(savedViews.userId, userId), eq(savedViews.isShared, true)),
      ),
    )
    .orderBy(desc(isMine), asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

type ViewRow = typeof savedViews.$inferInsert;

/** Stores a view, in the place of one of the same name; gives its id. */
export async function putView(tx: Transaction, row: ViewRow): Promise<string> {
  const { search, isShared, isDefault, savedAt } = row;
  const { userId, list, workspaceId, name } = savedViews;
  const [stored] = await tx
    .insert(savedViews)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, list, workspaceId, name],
      set: { search, isShared, isDefault, savedAt },
    })
    .returning({ id: savedViews.id });
  if (!stored) throw new Error('A view was not stored.');
  return stored.id;
}

/** From then on none of somebody's views of a list is their default. */
export async function dropDefault(
  tx: Transaction,
  { userId, ...list }: OfList & { readonly userId: string },
): Promise<void> {
  await tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(eq(savedViews.userId, userId), isOf(list), eq(savedViews.isDefault, true)));
}

export const countViews = (tx: Transaction, { userId, ...list }: OfList & { readonly userId: string }) =>
  tx.$count(savedViews, and(eq(savedViews.userId, userId), isOf(list)));

/** False where somebody has no such view. */
export async function dropView(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}

import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { liveEditors, liveEditorUpdates, liveInterviews } from '../../platform/database/schema/index.ts';
import type { StoredEditor } from './editor-rules.ts';

interface EditorRow extends StoredEditor {
  /** The last that was stored. */
  readonly position: number;
}

const updates = sql`(
  select json_agg(json_build_object('data', u.data, 'position', u.position) order by u.position)
  from live_editor_updates u
  where u.live_id = ${liveInterviews.id} and u.position > coalesce(${liveEditors.position}, 0))`;

/** All that a shared editor holds, in one read. */
export async function loadEditor(db: Database | Transaction, liveId: string): Promise<EditorRow> {
  const [row] = await db
    .select({
      state: liveEditors.state,
      position: liveEditors.position,
      since: sql<{ data: string; position: number }[] | null>`${updates}`,
    })
    .from(liveInterviews)
    .leftJoin(liveEditors, eq(liveEditors.liveId, liveInterviews.id))
    .where(eq(liveInterviews.id, liveId));
  const since = row?.since ?? [];
  return {
    state: row?.state ?? null,
    since: since.map(({ data }) => data),
    position: since.at(-1)?.position ?? row?.position ?? 0,
  };
}

/** How much is stored, and whether the interview is under way; its editor is held until the transaction ends. */
export async function holdEditor(tx: Transaction, liveId: string) {
  const [row] = await tx
    .select({ status: liveInterviews.status })
    .from(liveInterviews)
    .where(eq(liveInterviews.id, liveId))
    .for('update');
  const [size] = await tx
    .select({ letters: liveEditors.letters, waiting: liveEditors.waiting })
    .from(liveEditors)
    .where(eq(liveEditors.liveId, liveId));
  return { isOpen: row?.status === 'scheduled', letters: size?.letters ?? 0, waiting: size?.waiting ?? 0 };
}

/** Stores an update after those before; the editor is held. */
export async function insertUpdate(tx: Transaction, liveId: string, data: string, at: Date): Promise<void> {
  await tx.insert(liveEditorUpdates).values({ liveId, data, at });
  const { length } = data;
  await tx
    .insert(liveEditors)
    .values({ liveId, letters: length, waiting: 1 })
    .onConflictDoUpdate({
      target: liveEditors.liveId,
      set: { letters: sql`${liveEditors.letters} + ${length}`, waiting: sql`${liveEditors.waiting} + 1` },
    });
}

/** Stores all up to a position as one; the updates stay, for who looks at it later. The editor is held. */
export async function saveState(
  tx: Transaction,
  liveId: string,
  { state, position }: { readonly state: string; readonly position: number },
): Promise<void> {
  await tx
    .update(liveEditors)
    .set({ state, position, letters: state.length, waiting: 0 })
    .where(eq(liveEditors.liveId, liveId));
}

/** How many updates are kept, and how much that is. */
export async function sizeOfUpdates(tx: Transaction, liveId: string) {
  const [size] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      letters: sql<number>`coalesce(sum(length(${liveEditorUpdates.data})), 0)::int`,
    })
    .from(liveEditorUpdates)
    .where(eq(liveEditorUpdates.liveId, liveId));
  return size ?? { count: 0, letters: 0 };
}

/** Drops how it came about: that begins with the whole then, whose position this gives. The editor is held. */
export async function replaceUpdates(
  tx: Transaction,
  liveId: string,
  { state, position }: { readonly state: string; readonly position: number },
): Promise<number> {
  const isOld = and(eq(liveEditorUpdates.liveId, liveId), lte(liveEditorUpdates.position, position));
  const [last] = await tx.delete(liveEditorUpdates).where(isOld).returning({ at: liveEditorUpdates.at });
  if (!last) return position;
  const [whole] = await tx
    .insert(liveEditorUpdates)
    .values({ liveId, data: state, at: last.at })
    .returning({ position: liveEditorUpdates.position });
  return whole?.position ?? position;
}

/** A page of what was written, in its order. */
export function findUpdates(db: Database, liveId: string, after: number, limit: number) {
  return db
    .select()
    .from(liveEditorUpdates)
    .where(and(eq(liveEditorUpdates.liveId, liveId), gt(liveEditorUpdates.position, after)))
    .orderBy(asc(liveEditorUpdates.position))
    .limit(limit);
}

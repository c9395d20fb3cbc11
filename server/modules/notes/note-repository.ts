import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notes, users } from '../../platform/database/schema/index.ts';

const columns = { note: notes, author: { _id: users.id, full_name: users.fullName } };

/** The newest notes about an application. */
export function findNotes(db: Database, applicationId: string, limit: number) {
  return db
    .select(columns)
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(eq(notes.applicationId, applicationId))
    .orderBy(desc(notes.at), desc(notes.id))
    .limit(limit);
}

export async function findNote(db: Database | Transaction, id: string) {
  const [row] = await db
    .select(columns)
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(eq(notes.id, id));
  if (!row) throw new Error('A note that is kept is missing');
  return row;
}

/** False where one of this id is kept already. */
export async function insertNote(tx: Transaction, note: typeof notes.$inferInsert): Promise<boolean> {
  const kept = await tx.insert(notes).values(note).onConflictDoNothing().returning({ id: notes.id });
  return kept.length > 0;
}

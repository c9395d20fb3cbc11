import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a statement, on either engine. */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { readonly rows: Row[] }).rows;
}

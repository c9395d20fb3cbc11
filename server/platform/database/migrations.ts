import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { UnusableDatabase } from './unusable.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

interface Applied {
  readonly hash: string;
  readonly created_at: string | number;
}

/**
 * Before anything is changed: what was applied has to be how ours begin.
 * @throws UnusableDatabase for a database of a newer version, or of one whose migrations were edited since
 */
export async function requireOurMigrations(db: Pick<Database, 'execute'>): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder });
  const applied = await appliedTo(db);
  const differing = applied.findIndex(({ hash }, index) => hash !== ours[index]?.hash);
  if (differing < 0) return;
  const made = dayOf(applied.at(-1));
  if (differing >= ours.length) {
    throw new UnusableDatabase(
      `was made by a newer version of this program, of ${made} or later. Nothing in it was changed. Start that version.`,
    );
  }
  throw new UnusableDatabase(
    `was made by a version of ${made} whose tables no later one can take over. Nothing in it was changed. ` +
      'Keep a copy of it, read what you need with that version, and start this one with an empty database.',
  );
}

async function appliedTo(db: Pick<Database, 'execute'>): Promise<readonly Applied[]> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table?.name) return [];
  return rowsOf<Applied>(
    db,
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at, id`,
  );
}

const dayOf = (migration: Applied | undefined) =>
  new Date(Number(migration?.created_at)).toISOString().slice(0, 10);

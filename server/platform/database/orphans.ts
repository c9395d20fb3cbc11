import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** A file of a table or index, or a part of one: `16384`, `16384_vm`, `16384.1`. */
const RELATION = /^(\d+)(?:_\w+)?(?:\.\d+)?$/;

/**
 * Removes the files of tables that a process was writing when it died: PostgreSQL forgets them, with all that is in
 * them. After a checkpoint, so that nothing refers to them. `folder` is that of the embedded database.
 */
export async function dropOrphans(client: PGlite, folder: string): Promise<void> {
  const { rows: databases } = await client.query<{ oid: number }>(
    'select oid from pg_database where datname = current_database()',
  );
  const files = join(folder, 'base', String(databases[0]?.oid));
  // First: whatever is made from here on is not among them, and what a transaction was making is known by then.
  const names = await readdir(files);
  const { rows } = await client.query<{ node: number }>(
    'select pg_relation_filenode(oid) as node from pg_class where pg_relation_filenode(oid) is not null',
  );
  const known = new Set(rows.map(({ node }) => String(node)));
  for (const name of names) {
    const [, node] = RELATION.exec(name) ?? [];
    if (node && !known.has(node)) await rm(join(files, name), { force: true });
  }
}

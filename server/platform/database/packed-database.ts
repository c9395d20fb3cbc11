import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const ROOT = join(import.meta.dirname, '../../..');

/**
 * Where the build keeps a new embedded database with all tables and no row of anybody's: making one takes seconds,
 * unpacking it a part of one. Named by what it is made of.
 */
export function packedDatabaseFile(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package.json')));
  for (const name of globSync(['*.sql', 'meta/_journal.json'], { cwd: MIGRATIONS }).toSorted())
    hash.update(readFileSync(join(MIGRATIONS, name)));
  return join(ROOT, 'node_modules/.cache/candor-database', `${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Undefined where the build made none of this version. */
export function readPackedDatabase(): Blob | undefined {
  try {
    return new Blob([readFileSync(packedDatabaseFile())]);
  } catch {
    return undefined;
  }
}

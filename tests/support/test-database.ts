import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { migrated, type OpenDatabase } from '../../server/platform/database/connect.ts';
import { startJobs } from '../../server/platform/jobs/boss-jobs.ts';
import { openOnPostgres } from './postgres-databases.ts';

export type TestEngine = 'pglite' | 'postgres';

const CACHE = 'node_modules/.cache/candor-test-database';
const SOURCE = 'tests/support/test-database.ts';
const MIGRATIONS = 'server/platform/database/migrations';

let templateInMemory: Promise<Blob> | undefined;

/** An empty, migrated database of its own, in memory or, with so many connections, on the run's PostgreSQL. */
export function openTestDatabase(engine: TestEngine, pool?: number): Promise<OpenDatabase> {
  return engine === 'postgres' ? openOnPostgres(inject('postgresUrl'), pool) : openInMemory();
}

async function openInMemory(): Promise<OpenDatabase> {
  templateInMemory ??= template();
  return migrated(new PGlite({ loadDataDir: await templateInMemory }));
}

/** Making a database takes seconds, unpacking one half of a second: it is made once and kept. */
async function template(): Promise<Blob> {
  const hash = createHash('sha256');
  const statements = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const journal = 'meta/_journal.json';
  const shape = [
    'package.json',
    SOURCE,
    ...[journal, ...statements.sort()].map((name) => join(MIGRATIONS, name)),
  ];
  for (const file of shape) hash.update(readFileSync(file));
  const file = `${CACHE}/${hash.digest('hex').slice(0, 16)}.tar`;
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const packed = await makeTemplate();
    mkdirSync(CACHE, { recursive: true });
    // Test files run side by side: the file appears whole or not at all.
    const draft = `${file}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, Buffer.from(await packed.arrayBuffer()));
    renameSync(draft, file);
    return packed;
  }
}

async function makeTemplate(): Promise<Blob> {
  const client = new PGlite();
  const { connection, close } = await migrated(client);
  const jobs = await startJobs(connection, { error: console.error });
  await jobs.stop();
  // The patterns of new databases are two thirds of the rest, and nobody makes another one here.
  await client.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const pattern of ['template0', 'template1']) await client.exec(`drop database ${pattern}`);
  // Each start fills its buffers with zeros.
  await client.exec("alter system set shared_buffers = '8MB'");
  const packed = await client.dumpDataDir('none');
  await close();
  return packed;
}

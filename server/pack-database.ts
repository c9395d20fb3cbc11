import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrated } from './platform/database/connect.ts';
import { packedDatabaseFile, readPackedDatabase } from './platform/database/packed-database.ts';
import { startJobs } from './platform/jobs/boss-jobs.ts';

/** A new embedded database, packed; made where there is none of this version. */
export async function packedDatabase(): Promise<Blob> {
  return readPackedDatabase() ?? (await pack());
}

async function pack(): Promise<Blob> {
  const client = new PGlite();
  const { connection, close } = await migrated(client);
  const jobs = await startJobs(connection, { error: console.error });
  await jobs.stop();
  // The patterns of new databases are two thirds of the rest, and nobody makes another one here.
  await client.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const pattern of ['template0', 'template1']) await client.exec(`drop database ${pattern}`);
  const packed = await client.dumpDataDir('none');
  await close();
  const file = packedDatabaseFile();
  mkdirSync(dirname(file), { recursive: true });
  // Others may pack at the same time: the file appears whole or not at all.
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, Buffer.from(await packed.arrayBuffer()));
  renameSync(draft, file);
  return packed;
}

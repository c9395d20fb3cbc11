import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { packedDatabase } from '../../server/pack-database.ts';
import { migrated, type OpenDatabase } from '../../server/platform/database/connect.ts';
import { openOnPostgres } from './postgres-databases.ts';

export type TestEngine = 'pglite' | 'postgres';

/** Each start fills its buffers with zeros. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

let templateInMemory: Promise<Blob> | undefined;

/** An empty, migrated database of its own, in memory or, with so many connections, on the run's PostgreSQL. */
export function openTestDatabase(engine: TestEngine, pool?: number): Promise<OpenDatabase> {
  return engine === 'postgres' ? openOnPostgres(inject('postgresUrl'), pool) : openInMemory();
}

async function openInMemory(): Promise<OpenDatabase> {
  templateInMemory ??= packedDatabase();
  return migrated(new PGlite({ loadDataDir: await templateInMemory, startParams: START }));
}

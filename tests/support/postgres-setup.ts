import type { TestProject } from 'vitest/node';
import { startPostgres } from './own-postgres.ts';
import { makePostgresTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a real PostgreSQL that lives as long as the test run; each test server makes its own database there. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run and removes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(['-c', 'fsync=off']);
  await makePostgresTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

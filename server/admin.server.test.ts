// @module-tag both
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addressesOf } from '../tests/support/postgres-databases.ts';
import { ServerProcess } from '../tests/support/server-process.ts';
import { startTestServer, testEngine } from '../tests/support/test-server.ts';

const EMAIL = 'chief@navy.example';
const PASSWORD = 'teapot umbrella gravel';

const folder = mkdtempSync(join(tmpdir(), 'candor-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a person would, with everything it says. */
function admin(env: Record<string, string>, ...words: string[]) {
  const command = ['--silent', 'run', 'admin', '--', ...words];
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile('npm', command, { env: { PATH: process.env['PATH'], ...env } }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

/** Sets the password by the link that was printed, and signs in with it. */
async function firstSignIn(url: string, printed: string) {
  const link = new URL(printed.trim().split('\n').at(-1) ?? '');
  expect(link.origin).toBe(url);
  const body = JSON.stringify({
    challenge_id: link.searchParams.get('challenge'),
    code: new URLSearchParams(link.hash.slice(1)).get('code'),
    password: PASSWORD,
  });
  const headers = { 'content-type': 'application/json' };
  const reset = await fetch(`${url}/api/v1/auth/reset-password`, { method: 'POST', headers, body });
  expect(reset.status).toBe(204);
  const credentials = new URLSearchParams({ username: EMAIL, password: PASSWORD, scope: 'admin' });
  const login = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body: credentials });
  const { user } = (await login.json()) as { user?: { role: string } };
  return user?.role;
}

describe.skipIf(testEngine() === 'postgres')('on the embedded database', () => {
  test('makes the first administrator of a new folder, and keeps the last', async () => {
    const env = { DATA_DIR: join(folder, 'new') };
    expect(await admin(env, 'list')).toEqual({ code: 0, out: 'There is no administrator.\n', err: '' });
    expect(await admin(env, 'add', EMAIL)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^http:\/\/localhost:3000\/auth\/reset-password\?challenge=\S+#code=\d{6}$/m,
      ),
      err: '',
    });
    expect(await admin(env, 'demote', EMAIL)).toEqual({
      code: 1,
      out: '',
      err: `${EMAIL} is the last administrator who can sign in; add another one first.\n`,
    });
  });

  test('says in one sentence what to do while the server runs; what it makes then counts', async () => {
    const server = await ServerProcess.start();
    const env = { DATA_DIR: server.dataDir, PUBLIC_URL: server.url };
    expect(await admin(env, 'add', EMAIL)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^The data folder \S+ is in use: stop the server, run this again, and start the server\.\n$/,
      ),
    });
    await server.kill();
    const { out } = await admin(env, 'add', EMAIL);
    await server.restart();
    expect(await firstSignIn(server.url, out)).toBe('admin');
    await server.stop();
  });

  test('refuses bad words and settings in one sentence, and opens nothing', async () => {
    const env = { DATA_DIR: join(folder, 'untouched') };
    expect(await admin(env, 'remove', EMAIL)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Use: .*\n$/),
    });
    expect(await admin(env, 'add', 'chief')).toEqual({
      code: 2,
      out: '',
      err: '"chief" is no email address.\n',
    });
    expect(await admin({ ...env, PORT: 'many' }, 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^PORT must be .*\n$/),
    });
    expect(existsSync(env.DATA_DIR)).toBe(false);
  });
});

test.skipIf(testEngine() === 'pglite')('works on PostgreSQL while the server runs', async () => {
  const server = await startTestServer();
  const { connection, url } = server;
  const env = { ...addressesOf(connection), PUBLIC_URL: url };
  const { out } = await admin(env, 'add', EMAIL);
  expect(await firstSignIn(url, out)).toBe('admin');
  expect((await admin(env, 'list')).out).toBe(`${EMAIL}\n`);
  await server.close();
});

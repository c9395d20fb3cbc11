// @module-tag both
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';
import { testEngine } from '../tests/support/test-server.ts';
import { openDatabase } from './platform/database/connect.ts';
import { companies, users } from './platform/database/schema/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-main-'));
const started: Started[] = [];

type Command = readonly [string, ...string[]];

const SERVER: Command = [process.execPath, 'server/main.ts'];

/** One server process, with everything it printed. */
class Started {
  out = '';
  err = '';
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(env: Record<string, string>, [command, ...args]: Command = SERVER) {
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => {
      this.out += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      this.err += chunk;
    });
    this.process = child;
    this.ended = once(child, 'close').then(([code]) => code);
    started.push(this);
  }

  async ready(): Promise<void> {
    while (!this.out.includes('Candor is ready')) {
      if (this.process.exitCode !== null) throw new Error(this.err);
      await delay(25);
    }
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.ended;
  }
}

afterEach(async () => {
  for (const { process: child, ended } of started.splice(0)) {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function environment(change: Record<string, string> = {}) {
  return { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), DEMO: 'true', ...change };
}

async function refusal(change: Record<string, string>): Promise<string> {
  const server = new Started(await environment(change));
  expect(await server.ended).toBe(1);
  expect(server.out).toBe('');
  return server.err;
}

describe.skipIf(testEngine() === 'postgres')('on the embedded database', () => {
  test('starts, prints the demo accounts, and ends cleanly, each time on the same folder', async () => {
    const passwords = [];
    // npm puts a shell between, which dies of the signal: the pipes close when the server has ended too.
    const underNpm = { npm_lifecycle_event: 'start' };
    const shell: Command = ['sh', '-c', `${SERVER.join(' ')}; exit $?`];
    for (const [signal, change, command, code] of [
      ['SIGTERM', {}, SERVER, 0],
      ['SIGTERM', underNpm, shell, null],
      ['SIGINT', {}, SERVER, 0],
    ] as const) {
      const env = await environment(change);
      const server = new Started(env, command);
      await server.ready();
      expect(server.out).toContain(`http://localhost:${env.PORT}`);
      for (const role of ['candidate', 'recruiter', 'admin']) {
        expect(server.out).toMatch(
          new RegExp(`^  demo ${role} +demo\\.${role}@candor\\.example +password: \\w{4}(-\\w{4}){3}$`, 'm'),
        );
      }
      passwords.push(/password: +(\S+)/.exec(server.out)?.[1]);
      expect((await fetch(`http://127.0.0.1:${env.PORT}/api/v1/health`)).status).toBe(200);
      expect(await server.end(signal)).toBe(code);
      expect(server.err).toBe('');
    }
    expect(passwords[0]).toMatch(/^\w{4}(-\w{4}){3}$/);
    expect(passwords[1]).not.toBe(passwords[0]);
  });

  test('without the demo nothing of it is there', async () => {
    const dataDir = join(folder, 'production');
    const server = new Started(await environment({ DEMO: 'false', DATA_DIR: dataDir }));
    await server.ready();
    expect(await server.end('SIGTERM')).toBe(0);
    const { db, close } = await openDatabase({ dataDir }, { error: console.error });
    expect([await db.$count(users), await db.$count(companies)]).toEqual([0, 0]);
    await close();
  });

  test('refuses a second process on the folder, and takes it over after kill -9', async () => {
    const first = new Started(await environment());
    await first.ready();
    expect(await refusal({})).toMatch(/^The data folder .* is in use by another process\..*\n$/);
    await first.end('SIGKILL');
    const second = new Started(await environment());
    await second.ready();
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe.skipIf(testEngine() === 'postgres')('says in one sentence why it cannot start', () => {
  test('a wrong variable', async () => {
    expect(await refusal({ PORT: 'many' })).toBe('PORT must be a whole number from 1 to 65535.\n');
  });

  test('names that look like ours are told besides, without what they hold', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const told = await refusal({ DATA_DIR: file, SMPT_URL: 'smtp://user:secret-word@mail.example' });
    expect(told).toMatch(
      /^SMPT_URL is not a variable of this program\. Did you mean SMTP_URL\?\nThe data folder .*\n$/,
    );
  });

  test('a folder that is none', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toMatch(
      /^The data folder .*file cannot be read and written \(\w+\)\.\n$/,
    );
  });

  test.runIf(process.platform === 'linux')('a folder that the system will not make', async () => {
    expect(await refusal({ DATA_DIR: '/proc/candor' })).toMatch(
      /^The data folder \/proc\/candor cannot be read and written \(\w+\)\.\n$/,
    );
  });

  test('a port that is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    try {
      const sentence = await refusal({ PORT: String(port) });
      expect(sentence).toMatch(new RegExp(`^Cannot listen on 127.0.0.1, port ${port}: .*\\n$`));
    } finally {
      other.close();
    }
  });

  test('a database that cannot be reached', async () => {
    const url = `postgres://user:secret-word@127.0.0.1:${await freePort()}/name`;
    const sentence = await refusal({ DATABASE_URL: url });
    expect(sentence).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
    expect(sentence).not.toContain('secret-word');
  });
});

/** Begins with the server, and fails somewhere in it once that can be heard. */
const FAULT = `setInterval(() => {
  if (process.listenerCount('uncaughtException') === 0) return;
  throw Object.assign(new Error('Failed query: select 1\\nparams: what-was-said'), { params: ['what-was-said'] });
}, 20)`;

test.skipIf(testEngine() === 'postgres')(
  'a fault that nobody catches ends it, without a word that was said',
  async () => {
    const [node] = SERVER;
    const fault = join(folder, 'fault.mjs');
    writeFileSync(fault, FAULT);
    const command: Command = [node, '--import', fault, 'server/main.ts'];
    const server = new Started(await environment(), command);
    expect(await server.ended).toBe(1);
    expect(server.err).toContain('Failed query: select 1');
    expect(server.err + server.out).not.toContain('what-was-said');
  },
);

describe.skipIf(testEngine() === 'pglite')('on PostgreSQL', () => {
  test('several processes start together and share sign-ins', async () => {
    const url = inject('postgresUrl');
    const servers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const env = await environment({ DATABASE_URL: url, PUBLIC_URL: 'http://candor.example' });
        return { env, server: new Started(env) };
      }),
    );
    await Promise.all(servers.map(({ server }) => server.ready()));
    const [one, two] = servers.map(({ env }) => `http://127.0.0.1:${env.PORT}/api/v1/auth`);
    // The last to start gave the demo its password; the others know it as well.
    const passwords = servers.map(({ server }) => /password: +(\S+)/.exec(server.out)?.[1] ?? '');
    const logins = await Promise.all(
      passwords.map((password) =>
        fetch(`${one}/login`, {
          method: 'POST',
          body: new URLSearchParams({ username: 'demo.candidate@candor.example', password }),
        }),
      ),
    );
    const login = logins.find(({ status }) => status === 200);
    const { access_token: token } = login ? await login.json() : {};
    const authorization = `Bearer ${token}`;
    const status = await fetch(`${two}/status`, { headers: { authorization } });
    expect(await status.json()).toMatchObject({ is_authenticated: true });
    await fetch(`${two}/logout`, { method: 'POST', headers: { authorization } });
    await delay(1100);
    expect((await fetch(`${one}/status`, { headers: { authorization } })).status).toBe(401);
    for (const { server } of servers) expect(await server.end('SIGTERM')).toBe(0);
  });

  test('a start that is refused leaves the demo of the others as it is', async () => {
    const env = await environment({ DATABASE_URL: inject('postgresUrl') });
    const server = new Started(env);
    await server.ready();
    expect(await refusal(env)).toMatch(/^Cannot listen on /);
    const login = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/auth/login`, {
      method: 'POST',
      body: new URLSearchParams({
        username: 'demo.candidate@candor.example',
        password: /password: +(\S+)/.exec(server.out)?.[1] ?? '',
      }),
    });
    expect(login.status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

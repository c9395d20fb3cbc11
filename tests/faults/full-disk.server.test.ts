import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ServerProcess } from '../support/server-process.ts';
import { testEngine } from '../support/test-server.ts';

/** A disk of its own, which only the process sees that is started in it. */
const OWN_DISK = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=250m none "$DATA_DIR" && exec "$@"',
  'sh',
];

const [command = '', ...args] = OWN_DISK;
const canMount =
  spawnSync(command, [...args, 'true'], { env: { ...process.env, DATA_DIR: '/mnt' } }).status === 0;

test.runIf(canMount && testEngine() === 'pglite')(
  'a full disk is 503 until there is room again, and stops nothing',
  async () => {
    const server = await ServerProcess.start({}, OWN_DISK);
    const ballast = `/proc/${server.pid}/root${server.dataDir}/ballast`;
    const register = (n: number) =>
      fetch(`${server.url}/api/v1/auth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          role: 'candidate',
          full_name: 'Ada',
          email: `ada-${n}@mail.example`,
          password: 'purple lanterns over the harbor',
          accept_terms: true,
        }),
      });
    const ready = () => fetch(`${server.url}/api/v1/ready`);
    try {
      expect((await register(0)).status).toBe(202);
      expect(() => writeFileSync(ballast, Buffer.alloc(260 * 1024 * 1024, 1))).toThrow('ENOSPC');
      await delay(1100);
      for (const reply of [await register(1), await register(2), await ready()]) {
        expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '10']);
        expect((await reply.json()).detail).toBe(
          'The server has no room to store anything. Try again later.',
        );
      }
      rmSync(ballast);
      await expect.poll(async () => (await ready()).status).toBe(200);
      expect((await register(1)).status).toBe(202);
      expect((await register(0)).status).not.toBe(500);
    } finally {
      await server.stop();
    }
  },
);

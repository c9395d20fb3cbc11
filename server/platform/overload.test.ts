import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { shortageOf } from './overload.ts';

/** How PostgreSQL refuses a connection before it is one. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** What a statement fails with on a pool of that port. */
async function failureAt(port: number, connectionTimeoutMillis = 5000): Promise<unknown> {
  const pool = new pg.Pool({
    connectionString: `postgres://u:p@127.0.0.1:${port}/d`,
    connectionTimeoutMillis,
    max: 1,
  });
  const failure = await drizzle(pool)
    .execute(sql`select 1`)
    .catch((error: unknown) => error);
  await pool.end();
  return failure;
}

test.each(['53300', '57P03', '57P01'])('a PostgreSQL that refuses with %s is short of time', async (code) => {
  const stub = createServer((socket) => socket.once('data', () => socket.end(refusal(code))));
  const port = await freePort();
  await new Promise<void>((done) => stub.listen(port, '127.0.0.1', done));
  expect(shortageOf(await failureAt(port))).toBe('time');
  stub.close();
});

test('so is one that is not there', async () => {
  expect(shortageOf(await failureAt(await freePort()))).toBe('time');
});

test('and one that does not answer, or hangs up', async () => {
  const port = await freePort();
  let hangsUp = false;
  const stub = createServer((socket) => void (hangsUp && socket.destroy()));
  await new Promise<void>((done) => stub.listen(port, '127.0.0.1', done));
  expect(shortageOf(await failureAt(port, 200))).toBe('time');
  hangsUp = true;
  expect(shortageOf(await failureAt(port, 200))).toBe('time');
  stub.close();
});

test('all else is no overload', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505' });
  for (const error of [refused, new Error('x', { cause: refused }), new TypeError('x'), null, 'ENOSPC']) {
    expect(shortageOf(error)).toBeUndefined();
  }
});

import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { filesWith } from '../../../tests/support/files-with.ts';
import { type OpenDatabase, openDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { LEAST_ROOM_BYTES } from './disk-room.ts';
import { outbox } from './schema/index.ts';
import { createVacuum } from './vacuum.ts';

const SECRET = 'nobody shall read this again';
const KEPT = 'This stays.';

const log = { error: vi.fn<(details: object, message: string) => void>() };

const root = mkdtempSync(join(tmpdir(), 'candor-vacuum-'));
const fresh = join(root, 'fresh');
const dataDir = join(root, 'data');

let database: OpenDatabase;
let client: PGlite;

beforeAll(async () => {
  const { close } = await openDatabase({ dataDir: fresh }, { error: vi.fn() });
  await close();
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(async () => {
  log.error.mockClear();
  cpSync(fresh, dataDir, { recursive: true });
  database = await openDatabase({ dataDir }, { error: vi.fn() });
  if (database.connection.engine !== 'pglite') throw new TypeError('This is not the embedded database.');
  client = database.connection.client;
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Mails of which each is too long for a page, and one that stays. */
async function addMails(db: Database, count: number): Promise<void> {
  const sentAt = new Date();
  const mail = { recipient: `${SECRET}@example.com`, sender: 'us@example.com', subject: SECRET, sentAt };
  for (let n = 0; n < count; n++) {
    // What can be compressed would not be found.
    const html = `${randomBytes(4000).toString('hex')} ${SECRET} ${randomBytes(4000).toString('hex')}`;
    await db.insert(outbox).values({ ...mail, id: `gone-${n}`, html, text: SECRET });
  }
  const kept = { recipient: 'ada@example.com', subject: 'Code', html: '', text: KEPT };
  await db.insert(outbox).values({ ...mail, ...kept, id: 'kept' });
}

/** The file of the table of mails, another one once it is written anew. */
async function fileOf(): Promise<string | undefined> {
  const { rows } = await client.query<{ file: string }>(`select pg_relation_filepath('outbox') as file`);
  return rows[0]?.file;
}

test('what was deleted is in no file of the folder any more, the log among them', async () => {
  const { db } = database;
  const vacuum = createVacuum(client, dataDir, { log });
  await vacuum();
  await addMails(db, 50);
  await db
    .update(outbox)
    .set({ text: `${SECRET} again` })
    .where(eq(outbox.id, 'gone-1'));
  await client.exec('checkpoint');
  await db.delete(outbox).where(ne(outbox.id, 'kept'));
  const before = filesWith(dataDir, [SECRET]);
  expect(before.filter((file) => file.startsWith('pg/base')).length).toBeGreaterThanOrEqual(2);
  expect(before.filter((file) => file.startsWith('pg/pg_wal'))).toHaveLength(1);

  await vacuum();
  expect(filesWith(dataDir, [SECRET, 'gone-'])).toEqual([]);
  expect(filesWith(dataDir, [KEPT])).not.toEqual([]);
  expect(await db.select({ text: outbox.text }).from(outbox)).toEqual([{ text: KEPT }]);
});

test('nor is it in what an earlier release kept of the log, to write over it later', async () => {
  const { db } = database;
  await addMails(db, 50);
  await db.delete(outbox);
  for (const statement of ['vacuum full outbox', 'select pg_switch_wal()', 'checkpoint']) {
    await client.exec(statement);
  }
  expect(filesWith(dataDir, [SECRET])).not.toEqual([]);
  await createVacuum(client, dataDir, { log })();
  expect(filesWith(dataDir, [SECRET])).toEqual([]);
});

test('nor in what a process was writing when it died', async () => {
  await addMails(database.db, 2);
  const base = join(dataDir, 'pg/base/5');
  for (const name of ['4000000000', '4000000000_fsm', '4000000000.1'])
    writeFileSync(join(base, name), SECRET);
  await database.db.delete(outbox).where(ne(outbox.id, 'kept'));
  await createVacuum(client, dataDir, { log })();
  expect(filesWith(dataDir, [SECRET])).toEqual([]);
  await database.close();
  database = await openDatabase({ dataDir }, { error: vi.fn() });
  expect(await database.db.select({ text: outbox.text }).from(outbox)).toEqual([{ text: KEPT }]);
});

test('a table of which nothing was deleted is not written anew', async () => {
  const { db } = database;
  const vacuum = createVacuum(client, dataDir, { log });
  await addMails(db, 2);
  await vacuum();
  const untouched = await fileOf();
  await vacuum();
  expect(await fileOf()).toBe(untouched);
  await db.delete(outbox).where(eq(outbox.id, 'gone-0'));
  await vacuum();
  expect(await fileOf()).not.toBe(untouched);
});

test('a table is not written anew where the disk has no room for it, but in the next round that finds room', async () => {
  const { db } = database;
  let free = Number.POSITIVE_INFINITY;
  const vacuum = createVacuum(client, dataDir, { log, room: () => free });
  await vacuum();
  await addMails(db, 50);
  await db.delete(outbox).where(ne(outbox.id, 'kept'));
  const leastRoom = async () => {
    const sized = `select pg_total_relation_size('outbox')::float8 as bytes`;
    return 2 * ((await client.query<{ bytes: number }>(sized)).rows[0]?.bytes ?? 0) + LEAST_ROOM_BYTES;
  };
  const file = await fileOf();
  for (const short of [LEAST_ROOM_BYTES, 1]) {
    log.error.mockClear();
    free = (await leastRoom()) - short;
    await vacuum();
    expect(await fileOf()).toBe(file);
    expect(log.error.mock.calls).toEqual([
      [{ tables: ['public.outbox'] }, expect.stringContaining('what was deleted stays')],
    ]);
  }
  log.error.mockClear();
  free = await leastRoom();
  await vacuum();
  expect(await fileOf()).not.toBe(file);
  expect(filesWith(dataDir, [SECRET])).toEqual([]);
  expect(log.error).not.toHaveBeenCalled();
});

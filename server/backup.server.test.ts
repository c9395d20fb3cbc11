// @module-tag both
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, asOwner } from '../tests/support/postgres-databases.ts';
import { openTestDatabase } from '../tests/support/test-database.ts';
import { testEngine } from '../tests/support/test-server.ts';
import { loadSamples } from './demo/samples.ts';
import { seedDemo } from './modules/auth/demo-service.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { canChangeAuditLog } from './platform/database/application-role.ts';
import type { OpenDatabase } from './platform/database/connect.ts';
import type { Database } from './platform/database/database.ts';
import { rowsOf } from './platform/database/rows-of.ts';
import { users } from './platform/database/schema/users.ts';
import { createFolderFiles } from './platform/files/folder-files.ts';
import { startJobs } from './platform/jobs/boss-jobs.ts';

const now = () => new Date('2026-11-24T20:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'candor-backup-'));
const nameOf = (name: string) => join(folder, name);
/** Longer than one part, and not a multiple of it. */
const BYTES = Buffer.alloc(1_600_001, 'bytes of a recording');

let source: OpenDatabase;
const files = createFolderFiles(nameOf('files'));

beforeAll(async () => {
  source = await openTestDatabase('pglite');
  await fillWithDemo(source);
  await files.write('recordings/one/1', BYTES);
  await files.write('resumes/empty', Buffer.alloc(0));
  await writeBackup({ db: source.db, files, now }, nameOf('whole'));
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

test('what was written is restored, equal by content, and written again from there', async () => {
  const target = await openTestDatabase(testEngine());
  const restored = createFolderFiles(nameOf('restored'));
  const counts = await asOwner(target, (db) => restoreBackup({ db, files: restored }, nameOf('whole')));
  expect(counts.rows).toBeGreaterThan(100);
  expect(counts.files).toBe(2);
  await writeBackup({ db: target.db, files: restored, now }, nameOf('again'));
  expect(contentOf('again')).toEqual(contentOf('whole'));
  expect(contentOf('whole').join('\n')).toContain('a mail that waits');

  const back = await openTestDatabase('pglite');
  await restoreBackup({ db: back.db, files: createFolderFiles(nameOf('back')) }, nameOf('again'));
  await writeBackup({ db: back.db, files: createFolderFiles(nameOf('back')), now }, nameOf('third'));
  expect(contentOf('third')).toEqual(contentOf('whole'));
  await Promise.all([target.close(), back.close()]);
});

test('a restored database holds its constraints, its triggers and its counters', async () => {
  const [fresh, target] = await Promise.all([openTestDatabase('pglite'), openTestDatabase(testEngine())]);
  await asOwner(target, (db) => restoreBackup({ db, files }, nameOf('whole')));
  expect(await rulesOf(target.db)).toEqual(await rulesOf(fresh.db));
  const [next] = await rowsOf<{ isFree: boolean }>(
    target.db,
    sql`select nextval('activities_position_seq') > max(position) as "isFree" from activities`,
  );
  expect(next).toEqual({ isFree: true });
  await Promise.all([fresh.close(), target.close()]);
});

describe('is refused, and nothing is changed:', () => {
  let empty: OpenDatabase;
  beforeAll(async () => {
    empty = await openTestDatabase(testEngine());
  });
  afterAll(() => empty.close());

  const whole = () => readFileSync(nameOf('whole'));
  const lines = () => gunzipSync(whole()).toString().split('\n');
  const firstRow = () => lines().findIndex((line) => line.startsWith('{"row"'));
  const packed = (from: readonly string[]) => gzipSync(from.join('\n'));

  test.each<[string, () => Buffer, RegExp]>([
    ['one that is cut off', () => whole().subarray(0, -2000), /damaged or cut off/],
    ['one with a wrong byte', () => withWrongByte(whole()), /damaged/],
    ['one without its last lines', () => packed(lines().slice(0, -3)), /is cut off/],
    ['one that lacks a row', () => packed(lines().toSpliced(firstRow(), 1)), /is cut off/],
    [
      'one of another version',
      () => packed([lines()[0]?.replace(/"[0-9a-f]{64}",/, '') ?? '']),
      /another version/,
    ],
    ['something else', () => gzipSync('{"rows": 1}'), /is no backup/],
    ['plain text', () => Buffer.from('select 1;'), /damaged/],
  ])('%s', async (_what, bytes, sentence) => {
    writeFileSync(nameOf('bad'), bytes());
    const target = { db: empty.db, files: createFolderFiles(nameOf('nowhere')) };
    await expect(restoreBackup(target, nameOf('bad'))).rejects.toThrow(sentence);
    expect(await empty.db.select({ users: count() }).from(users)).toEqual([{ users: 0 }]);
  });

  test('a file that is not there', async () => {
    await expect(restoreBackup({ db: empty.db, files }, nameOf('none'))).rejects.toThrow(/no such file/);
  });

  test('a database that holds accounts, and a file that is there already', async () => {
    await expect(restoreBackup({ db: source.db, files }, nameOf('whole'))).rejects.toThrow(/holds accounts/);
    await expect(writeBackup({ db: source.db, files, now }, nameOf('whole'))).rejects.toThrow(
      /is there already/,
    );
  });
});

test.skipIf(testEngine() === 'postgres')('the commands do it on the folder that is named', async () => {
  const run = (command: string, dataDir: string) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: nameOf(dataDir) };
    return promisify(execFile)('npm', ['--silent', 'run', command, '--', nameOf('by-command')], { env });
  };
  // An empty folder has the rows that its migrations made.
  const written = await run('backup', 'first');
  expect(written).toEqual({
    stdout: expect.stringMatching(/^Written: \d rows? and 0 files\.\n$/),
    stderr: '',
  });
  const restored = { stdout: written.stdout.replace('Written', 'Restored'), stderr: '' };
  expect(await run('restore', 'second')).toEqual(restored);
  await expect(run('backup', 'first')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is there already/),
  });
});

test.runIf(testEngine() === 'postgres')('the commands do it with the two roles of a database', async () => {
  const [first, second] = await Promise.all([openTestDatabase('postgres'), openTestDatabase('postgres')]);
  await asOwner(first, (db) => restoreBackup({ db, files }, nameOf('whole')));
  const run = (command: string, { connection }: OpenDatabase) => {
    const addresses = addressesOf(connection);
    const env = { PATH: process.env['PATH'], DATA_DIR: nameOf('of-two-roles'), ...addresses };
    return promisify(execFile)('npm', ['--silent', 'run', command, '--', nameOf('of-roles')], { env });
  };
  const written = await run('backup', first);
  expect(written).toEqual({
    stdout: expect.stringMatching(/^Written: \d{3} rows and 0 files\.\n$/),
    stderr: '',
  });
  const restored = { stdout: written.stdout.replace('Written', 'Restored'), stderr: '' };
  expect(await run('restore', second)).toEqual(restored);
  await writeBackup({ db: second.db, files: createFolderFiles(nameOf('of-two-roles')), now }, nameOf('seen'));
  expect(contentOf('seen')).toEqual(contentOf('of-roles'));
  expect(await canChangeAuditLog(second.db)).toBe(false);
  await expect(run('restore', second)).rejects.toMatchObject({
    stderr: expect.stringMatching(/holds accounts/),
  });
  await Promise.all([first.close(), second.close()]);
});

/** Every kind of row that the samples have, with a job that waits. */
async function fillWithDemo({ db, connection }: OpenDatabase): Promise<void> {
  await loadSamples(db, now());
  await seedDemo(db, now());
  const jobs = await startJobs(connection, { error: console.error });
  await jobs.work('mails', () => new Promise(() => {}));
  await jobs.stop();
  await db.transaction((tx) => jobs.send(tx, 'mails', { text: 'a mail that waits' }));
}

/** All lines but the first, without an order. */
const contentOf = (name: string) =>
  gunzipSync(readFileSync(nameOf(name)))
    .toString()
    .split('\n')
    .slice(1)
    .toSorted();

function withWrongByte(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
  return bytes;
}

/** What the tables of a database are held to. */
const rulesOf = (db: Database) =>
  rowsOf(
    db,
    sql`select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n'
      union all
      select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`,
  );

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './connect.ts';

const root = mkdtempSync(join(tmpdir(), 'candor-broken-'));
const sound = join(root, 'sound');
const dataDir = join(root, 'data');
const inside = (...names: string[]) => join(dataDir, 'pg', ...names);
const open = (folder = dataDir) => openDatabase({ dataDir: folder }, { error: vi.fn() });

beforeAll(async () => {
  const { close } = await open(sound);
  await close();
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => cpSync(sound, dataDir, { recursive: true }));
afterEach(() => rmSync(dataDir, { recursive: true }));

const garbage = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 'garbage'));
const log = () => inside('pg_wal', readdirSync(inside('pg_wal')).filter((name) => /^0/.test(name))[0] ?? '');
const tables = () =>
  readdirSync(inside('base', '5'))
    .map((name) => inside('base', '5', name))
    .filter((file) => statSync(file).size > 8192);

/** What PostgreSQL keeps of its own starts. */
const OWN = /^pg\/(?:postmaster\.pid|global\/pg_control|pg_wal\/|.*pg_internal\.init$)/;

/** Every other file, by its name and content. */
const contents = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)))
    .filter((file) => !OWN.test(file))
    .map((file) => `${file} ${hash('sha256', readFileSync(join(dataDir, file)))}`);

test.each<[string, () => void, RegExp]>([
  ['without pg_control', () => rmSync(inside('global/pg_control')), /its file global\/pg_control is missing/],
  [
    'with half of it',
    () => truncateSync(inside('global/pg_control'), 100),
    /global\/pg_control is not whole/,
  ],
  ['with garbage in it', () => garbage(inside('global/pg_control')), /its files are (?:damaged|of)/],
  ['without PG_VERSION', () => rmSync(inside('PG_VERSION')), /its file PG_VERSION is missing/],
  [
    'of another PostgreSQL',
    () => writeFileSync(inside('PG_VERSION'), '16\n'),
    /of PostgreSQL 16, and not of 18/,
  ],
  ['without its log', () => rmSync(log()), /its files are damaged \(.*checkpoint record.*\)/],
  [
    'with a truncated log',
    () => truncateSync(log(), 1000),
    /its files are damaged \(.*checkpoint record.*\)/,
  ],
  ['with a log of garbage', () => garbage(log()), /its files are damaged \(.*checkpoint record.*\)/],
  [
    'with truncated tables',
    () => tables().forEach((file) => void truncateSync(file, 4096)),
    /its files are damaged/,
  ],
  ['with tables of garbage', () => tables().forEach(garbage), /its files are damaged \(.*\)/],
  [
    'with something else in it',
    () => {
      rmSync(inside(), { recursive: true });
      mkdirSync(inside());
      writeFileSync(inside('letter.txt'), 'Dear Ada');
    },
    /its file PG_VERSION is missing/,
  ],
])('a folder %s is refused in one sentence, and left as it is', async (_what, damage, reason) => {
  damage();
  const before = contents();
  const { message } = (await open().catch((error: unknown) => error)) as Error;
  expect(message).toMatch(reason);
  expect(message.startsWith(`The database in ${dataDir} cannot be opened: `)).toBe(true);
  expect(message).toMatch(/ What is stored in it was left as it is\. Keep a copy of the folder, .*\.$/);
  expect(message).not.toMatch(/object Object|sASSERTIONS|\n/);
  expect(contents()).toEqual(before);
});

/** Root may read and write everything: another user starts then. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)('a folder of somebody else is refused as one', () => {
  for (const folder of [root, dataDir]) chmodSync(folder, 0o755);
  chmodSync(inside(), 0o700);
  const look = `
    import { requireWholeFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-state.ts'))};
    process.setuid(${NOBODY});
    try { requireWholeFolder(${JSON.stringify(inside())}); } catch (error) { console.log(error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', look], {
    encoding: 'utf8',
  });
  expect(stderr + stdout).toBe(
    'cannot be read and written by this user (EACCES). Nothing in it was changed. Start as the user that made it, or give the files to this one.\n',
  );
});

test.each([
  [
    'a newer version',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('abc', 4102444800000)`,
  ],
  ['a version that was edited since', `update drizzle.__drizzle_migrations set hash = 'abc' where id = 1`],
])('a folder of %s is refused by its name', async (_what, statement) => {
  const client = await PGlite.create(inside());
  await client.exec(statement);
  await client.close();
  await expect(open()).rejects.toThrow(
    /^The database in .*data was made by a .*version .*\. Nothing in it was changed\. .*\.$/,
  );
});

test('a first start that was killed is begun anew, and what it left is put aside', async () => {
  rmSync(inside('global'), { recursive: true });
  writeFileSync(join(dataDir, 'pg.unfinished'), '');
  const { close } = await open();
  await close();
  expect(readdirSync(dataDir)).toEqual(['pg', expect.stringMatching(/^pg\.discarded-\d+$/)]);
});

test('a new and a whole folder are opened', async () => {
  const { close } = await open();
  await close();
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';

let root: string;
let files: FileStore;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'candor-files-'));
  files = createFolderFiles(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('gives back what was written, and the newest of it', async () => {
  await files.write('recordings/one/1-a', Buffer.from('first'));
  await files.write('recordings/one/1-a', Buffer.from('second'));
  expect((await files.read('recordings/one/1-a'))?.toString()).toBe('second');
  expect(readdirSync(join(root, 'files/recordings/one'))).toEqual(['1-a']);
});

test('knows nothing of what is not there', async () => {
  expect(await files.read('recordings/one/1-a')).toBeNull();
  expect(await files.list('recordings')).toEqual([]);
  await files.remove('recordings/one');
});

test('lists and removes a folder with all that is in it', async () => {
  await files.write('recordings/one/1', Buffer.from('1'));
  await files.write('recordings/two/1', Buffer.from('1'));
  expect((await files.list('recordings')).toSorted()).toEqual(['one', 'two']);
  await files.remove('recordings/one');
  expect(await files.list('recordings')).toEqual(['two']);
});

test('names all files by their keys', async () => {
  expect(await allKeys()).toEqual([]);
  for (const key of ['resumes/one', 'recordings/one/1', 'recordings/one/2'])
    await files.write(key, Buffer.from('1'));
  writeFileSync(join(root, 'files/recordings/one/.0123456789abcdef'), 'half');
  expect(await allKeys()).toEqual(['recordings/one/1', 'recordings/one/2', 'resumes/one']);
});

async function allKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.toSorted();
}

test('a file that was being written when the process died is none', async () => {
  await files.write('recordings/one/1', Buffer.from('1'));
  writeFileSync(join(root, 'files/recordings/one/.0123456789abcdef'), 'half');
  expect(await files.list('recordings/one')).toEqual(['1']);
});

test.each([
  '../outside',
  'a/../../outside',
  '/etc/passwd',
  '..',
  '.',
  '',
  'a//b',
  'a/.hidden',
  'a\\..\\b',
  'a\0b',
])('the key %j leads nowhere', async (key) => {
  const away = { name: 'RangeError' };
  await expect(files.write(key, Buffer.from('x'))).rejects.toMatchObject(away);
  await expect((async () => files.read(key))()).rejects.toMatchObject(away);
  await expect((async () => files.remove(key))()).rejects.toMatchObject(away);
  expect(readdirSync(root)).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../tests/support/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { createS3Files } from './s3-files.ts';

let service: S3Server;
let files: FileStore;

beforeAll(async () => {
  service = await startS3Server();
  files = createS3Files(service.url);
});
afterAll(() => service.close());
beforeEach(() => {
  service.objects.clear();
  service.trouble = null;
});

const bytes = Buffer.from([0, 255, 10, 13, 128]);

test('gives back what was written, byte by byte, and the newest of it', async () => {
  await files.write('recordings/one/1-a', Buffer.from('first'));
  await files.write('recordings/one/1-a', bytes);
  expect(await files.read('recordings/one/1-a')).toEqual(bytes);
  expect([...service.objects.keys()]).toEqual(['recordings/one/1-a']);
});

test('knows nothing of what is not there', async () => {
  expect(await files.read('recordings/one/1-a')).toBeNull();
  expect(await files.list('recordings')).toEqual([]);
  await files.remove('recordings/one');
});

test('lists, names and removes more than one page, and nothing beside the folder', async () => {
  const names = ['1', '2', '3', '4', '5', '6', '7'];
  for (const name of names) await files.write(`recordings/one/${name}`, bytes);
  for (const name of names) await files.write(`recordings/folder-${name}/1`, bytes);
  await files.write('recordings/one-more/1', bytes);
  expect((await files.list('recordings/one')).toSorted()).toEqual(names);
  expect((await files.list('recordings')).toSorted()).toEqual(
    [...names.map((name) => `folder-${name}`), 'one', 'one-more'].toSorted(),
  );
  await files.remove('recordings/one');
  const left: string[] = [];
  for await (const key of files.keys()) left.push(key);
  expect(left).toEqual([...names.map((name) => `recordings/folder-${name}/1`), 'recordings/one-more/1']);
});

test.each(['../outside', 'a//b', '', 'a/.hidden', 'a?b'])('the key %j leads nowhere', async (key) => {
  await expect(files.write(key, bytes)).rejects.toMatchObject({ name: 'RangeError' });
  await expect(files.remove(key)).rejects.toMatchObject({ name: 'RangeError' });
});

test.each(['down', 'no-bucket'] as const)(
  'a service that is %s is an error, never an empty store',
  async (trouble) => {
    await files.write('resumes/one', bytes);
    service.trouble = trouble;
    await expect(files.write('resumes/two', bytes)).rejects.toThrow();
    await expect(files.read('resumes/one')).rejects.toThrow();
    await expect(files.list('resumes')).rejects.toThrow();
    await expect(files.remove('resumes/one')).rejects.toThrow();
    await expect(files.isReachable().catch(() => false)).resolves.toBe(false);
    service.trouble = null;
    expect(await files.read('resumes/one')).toEqual(bytes);
    expect(await files.isReachable()).toBe(true);
  },
);

test('who does not have the secret is refused, and no error tells it', async () => {
  const forged = createS3Files(service.forgedUrl);
  await expect(forged.write('resumes/one', bytes)).rejects.toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('guessed') }),
  );
  expect(service.objects.size).toBe(0);
  expect(await forged.isReachable()).toBe(false);
});

test('a slow answer is waited for', async () => {
  service.trouble = 'slow';
  await files.write('resumes/one', bytes);
  expect(await files.read('resumes/one')).toEqual(bytes);
});

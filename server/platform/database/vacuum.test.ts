import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openDatabase } from './connect.ts';
import { outbox } from './schema/index.ts';
import { vacuum } from './vacuum.ts';

const SECRET = 'nobody shall read this again';

/** How many files of the tables hold the text. */
async function filesWith(dataDir: string, text: string): Promise<number> {
  const folder = join(dataDir, 'pg', 'base');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const held = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return held.filter(Boolean).length;
}

test('what was deleted is in no file of the embedded database any more', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'candor-vacuum-'));
  const { db, connection, close } = await openDatabase({ dataDir }, { error: vi.fn() });
  if (connection.engine !== 'pglite') throw new TypeError('This is not the embedded database.');
  const mail = { recipient: 'ada@example.com', sender: 'us@example.com', subject: 'Code', html: '' };
  await db.insert(outbox).values({ id: 'gone', ...mail, text: SECRET, sentAt: new Date() });
  await db.insert(outbox).values({ id: 'kept', ...mail, text: 'This stays.', sentAt: new Date() });
  await db.delete(outbox).where(eq(outbox.id, 'gone'));
  await connection.client.exec('checkpoint');
  expect(await filesWith(dataDir, SECRET)).toBe(1);

  await vacuum(connection.client);
  expect(await filesWith(dataDir, SECRET)).toBe(0);
  expect(await filesWith(dataDir, 'This stays.')).toBe(1);
  await close();
  await rm(dataDir, { recursive: true });
});

import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileName, namesOf } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** Files in a folder of this machine. Several processes may use it together. */
export function createFolderFiles(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...namesOf(key));
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = join(dirname(path), `.${randomBytes(8).toString('hex')}`);
      await writeThrough(draft, bytes).catch(async (error: unknown) => {
        await rm(draft, { force: true });
        throw error;
      });
      await rename(draft, path);
    },
    read: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async list(folder) {
      const names = await readdir(pathOf(folder)).catch(nullIfMissing);
      return (names ?? []).filter(isFileName);
    },
    keys: () => keysIn(root, []),
    isReachable: () =>
      mkdir(root, { recursive: true, mode: 0o700 })
        .then(() => access(root, constants.W_OK))
        .then(() => true),
  };
}

async function* keysIn(root: string, names: readonly string[]): AsyncGenerator<string> {
  const entries = await readdir(join(root, ...names), { withFileTypes: true }).catch(nullIfMissing);
  for (const entry of entries ?? []) {
    const path = [...names, entry.name];
    if (!isFileName(entry.name)) continue;
    if (entry.isDirectory()) yield* keysIn(root, path);
    else yield path.join('/');
  }
}

/** Waits for the disk: what is acknowledged outlasts a power cut. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** The embedded database cannot go on where its log finds no room: it is kept from getting there. */
export const LEAST_ROOM_BYTES = 64 * 1024 * 1024;
const LOOK_AGAIN_MS = 1000;

const STATEMENTS: ReadonlySet<string | symbol> = new Set(['query', 'exec', 'transaction']);

/** What is left of the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether the disk of a folder has room for more. */
export function hasRoom(folder: string): boolean {
  return freeBytes(folder) >= LEAST_ROOM_BYTES;
}

/** The same database, which refuses every statement, as PostgreSQL would, while the disk of its folder is full. */
export function whileThereIsRoom(client: PGlite, folder: string): PGlite {
  let isFull = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const requireRoom = () => {
    const now = performance.now();
    if (now - lookedAt >= LOOK_AGAIN_MS) {
      isFull = !hasRoom(folder);
      lookedAt = now;
    }
    if (isFull) throw Object.assign(new Error('The disk of the data folder is full'), { code: '53100' });
  };
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (!STATEMENTS.has(key)) return value.bind(target);
      return async (...given: unknown[]) => {
        requireRoom();
        return value.apply(target, given);
      };
    },
  });
}

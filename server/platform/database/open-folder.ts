import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { hasRoom, LEAST_ROOM_BYTES, whileThereIsRoom } from './disk-room.ts';
import { damaged, requireWholeFolder } from './folder-state.ts';
import { readPackedDatabase } from './packed-database.ts';
import { UnusableDatabase } from './unusable.ts';

/** How PostgreSQL begins what it says last. */
const LAST_WORDS = /\b(FATAL|PANIC): +(.+)/;

/**
 * Opens the embedded database of a data folder, or makes it.
 * @throws UnusableDatabase with what is wrong and what to do
 */
export async function openFolderClient(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'pg');
  const unfinished = join(dataDir, 'pg.unfinished');
  // Nobody was served from a database whose making was cut short. It is kept all the same: it could be a backup by now.
  if (existsSync(unfinished) && existsSync(folder)) renameSync(folder, `${folder}.discarded-${Date.now()}`);
  requireWholeFolder(folder);
  if (!hasRoom(dataDir)) {
    const megabytes = LEAST_ROOM_BYTES / 1024 / 1024;
    throw new UnusableDatabase(
      `needs ${megabytes} MB of room on its disk, and there is less. Nothing in it was changed.`,
    );
  }
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew) writeFileSync(unfinished, '');
  const packed = isNew ? readPackedDatabase() : undefined;
  const { PGlite } = await import('@electric-sql/pglite');
  let lastWords = '';
  let isOpen = false;
  const onStderr = (line: string) => {
    const [, severity, words] = LAST_WORDS.exec(line) ?? [];
    if (words) lastWords = words;
    // It would never come back, and hold this process for ever.
    if (isOpen && severity === 'PANIC') endProcess(dataDir, lastWords);
    return true;
  };
  try {
    const client = await PGlite.create(folder, { onStderr, ...(packed && { loadDataDir: packed }) });
    isOpen = true;
    rmSync(unfinished, { force: true });
    return whileThereIsRoom(client, dataDir);
  } catch {
    throw damaged(lastWords ? `its files are damaged (${lastWords})` : 'its files are damaged');
  }
}

function endProcess(dataDir: string, lastWords: string): never {
  process.stderr.write(`The database in ${dataDir} has stopped: ${lastWords}.\n`);
  process.exit(1);
}

import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { type FolderLock, lockWithFile } from './lock-file.ts';

/**
 * Makes the folder if need be and takes it for this process, before anything opens it: two PGlite
 * processes on one folder corrupt it without an error. The kernel gives the lock back however the
 * process ends.
 * @throws StartError when the folder cannot be used or is in use
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  const path = usableFolder(folder);
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return listenOn(`\0candor-${name}`, path);
  if (process.platform === 'win32') return listenOn(`\\\\.\\pipe\\candor-${name}`, path);
  return lockWithFile(join(tmpdir(), `candor-${name}.pid`), () => new FolderInUseError(path));
}

function usableFolder(folder: string): string {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(`The data folder ${folder} cannot be read and written (${reason}).`);
  }
}

/** Node's own `recursive` never returns where the system refuses folders with ENOENT, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Another process has the folder. */
export class FolderInUseError extends StartError {
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
    this.folder = folder;
  }
}

async function listenOn(address: string, path: string): Promise<FolderLock> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(path) : error),
    );
    server.listen(address, resolve);
  });
  server.unref();
  return { release: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

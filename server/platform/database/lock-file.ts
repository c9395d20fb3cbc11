import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** A folder that belongs to this process until it is released. */
export interface FolderLock {
  release(): Promise<void>;
}

/** For systems without abstract sockets or pipes: a file with the owner's process number. */
export function lockWithFile(file: string, refusal: () => Error): FolderLock {
  if (!create(file)) {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw refusal();
    rmSync(file, { force: true });
    if (!create(file)) throw refusal();
  }
  return { release: async () => rmSync(file, { force: true }) };
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableDatabase } from './unusable.ts';

/** Of the embedded PostgreSQL: it reads no other's files. */
const MAJOR_VERSION = '18';
const CONTROL_BYTES = 8192;

const WHAT_TO_DO =
  'What is stored in it was left as it is. Keep a copy of the folder, then put a backup in its place, or set DATA_DIR to an empty folder.';

/** What is said of a database whose files are not as they have to be. */
export const damaged = (what: string) => new UnusableDatabase(`cannot be opened: ${what}. ${WHAT_TO_DO}`);

/**
 * Looks at the files of an embedded database before it is opened: where some are missing, opening would make a new
 * one in its place. A folder that is not there or is empty is none yet.
 * @throws UnusableDatabase
 */
export function requireWholeFolder(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw unreadable(error);
  }
  const version = read(() => readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim(), 'PG_VERSION');
  if (version !== MAJOR_VERSION) {
    throw damaged(`its files are of PostgreSQL ${version.slice(0, 20)}, and not of ${MAJOR_VERSION}`);
  }
  const control = join(folder, 'global', 'pg_control');
  const { size } = read(() => statSync(control), 'global/pg_control');
  if (size !== CONTROL_BYTES) throw damaged('its file global/pg_control is not whole');
  read(() => accessSync(control, constants.R_OK | constants.W_OK), 'global/pg_control');
}

function read<T>(look: () => T, file: string): T {
  try {
    return look();
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? damaged(`its file ${file} is missing`) : unreadable(error);
  }
}

/** @returns the refusal of files that belong to somebody else */
function unreadable(error: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `cannot be read and written by this user (${codeOf(error)}). Nothing in it was changed. Start as the user that made it, or give the files to this one.`,
  );
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../start-error.ts';

/** What a line of a backup says; a row and a part of a file belong to the `table` or `file` named before them. */
export type BackupLine =
  | { readonly backup: BackupHead }
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly row: BackupRow }
  | { readonly file: string }
  | { readonly part: string }
  | { readonly end: BackupCounts };

/** The values of a row as PostgreSQL writes them, in the order of its table's columns. */
export type BackupRow = readonly (string | null)[];

interface BackupHead {
  readonly at: string;
  /** Hashes of the migrations that made its tables. */
  readonly migrations: readonly string[];
}

export interface BackupCounts {
  readonly rows: number;
  readonly files: number;
}

/** Writes lines of JSON, compressed, to a file that must not be there yet; for its owner alone: it holds secrets. */
export async function createLineWriter(path: string) {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST' ? new StartError(`${path} is there already. Name a new file.`) : error;
  });
  const gzip = createGzip();
  const done = pipeline(gzip, file.createWriteStream({ flush: true }));
  // Whoever writes next hears of it.
  done.catch(() => {});
  return {
    async write(line: BackupLine): Promise<void> {
      if (gzip.errored) await done;
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), done]);
    },
    async close(): Promise<void> {
      gzip.end();
      await done;
    },
  };
}

/** @throws StartError for a file that is no backup, or is damaged */
export async function* readLines(path: string): AsyncGenerator<BackupLine> {
  const unpacked = createGunzip();
  // Its failure reaches whoever reads what is unpacked.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  try {
    let rest = '';
    for await (const text of unpacked.setEncoding('utf8')) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as BackupLine;
    }
    if (rest) yield JSON.parse(rest) as BackupLine;
  } catch (error) {
    throw new StartError(`${path} cannot be read as a backup: ${sentenceOf(error)}.`);
  }
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof SyntaxError) return 'it is damaged';
  const code = codeOf(failure);
  if (code === 'ENOENT') return 'there is no such file';
  return code.startsWith('Z_') ? 'it is damaged or cut off' : code || 'unknown';
}

const codeOf = (failure: unknown) =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : '';

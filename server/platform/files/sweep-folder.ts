import type { FileStore } from './file-store.ts';

/** As many as one statement may well name. */
const NAMES_AT_ONCE = 500;

interface Sweep {
  readonly parent: string;
  /** Those of the given ids that have a row. */
  readonly existing: (ids: string[]) => Promise<ReadonlySet<string>>;
  readonly folderOf: (id: string) => string;
}

/** Removes the folders, named by ids, whose rows are gone. */
export async function sweepFolder(
  files: Pick<FileStore, 'list' | 'remove'>,
  { parent, existing, folderOf: folder }: Sweep,
): Promise<void> {
  const ids = await files.list(parent);
  for (let from = 0; from < ids.length; from += NAMES_AT_ONCE) {
    const some = ids.slice(from, from + NAMES_AT_ONCE);
    const kept = await existing(some);
    for (const id of some.filter((name) => !kept.has(name))) await files.remove(folder(id));
  }
}

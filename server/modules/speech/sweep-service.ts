import { folderOf } from './recording.ts';
import { dropUnfinished, existingRecordings, existingSessions } from './repository.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { spokenFolderOf } from './spoken-text.ts';

/** As many as one statement may well name. */
const namesAtOnce = 500;

/**
 * Removes recordings that nobody can finish any more, and every file whose row is gone: with its account,
 * its attempt, or with a process that died in between.
 */
export async function sweepSound({ db, files }: SpeechDeps): Promise<void> {
  await dropUnfinished(db);
  await sweepFolder(files, {
    parent: 'recordings',
    existing: (ids) => existingRecordings(db, ids),
    folderOf,
  });
  await sweepFolder(files, {
    parent: 'spoken/sessions',
    existing: (ids) => existingSessions(db, ids),
    folderOf: spokenFolderOf,
  });
}

interface Sweep {
  readonly parent: string;
  /** Those of the given ids that have a row. */
  readonly existing: (ids: string[]) => Promise<ReadonlySet<string>>;
  readonly folderOf: (id: string) => string;
}

async function sweepFolder(
  files: SpeechDeps['files'],
  { parent, existing, folderOf: folder }: Sweep,
): Promise<void> {
  const ids = await files.list(parent);
  for (let from = 0; from < ids.length; from += namesAtOnce) {
    const some = ids.slice(from, from + namesAtOnce);
    const kept = await existing(some);
    for (const id of some.filter((name) => !kept.has(name))) await files.remove(folder(id));
  }
}

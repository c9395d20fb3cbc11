import { sweepFolder } from '../../platform/files/sweep-folder.ts';
import { folderOf } from './recording.ts';
import { dropUnfinished, existingRecordings, existingSessions } from './repository.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { spokenFolderOf } from './spoken-text.ts';

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

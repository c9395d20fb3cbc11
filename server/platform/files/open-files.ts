import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';

/** Where the environment says that files lie: in a bucket, or in the data folder. */
export const openFiles = ({
  s3Url,
  dataDir,
}: {
  readonly s3Url?: string;
  readonly dataDir: string;
}): FileStore => (s3Url === undefined ? createFolderFiles(join(dataDir, 'files')) : createS3Files(s3Url));

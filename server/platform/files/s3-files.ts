import { S3mini } from 's3mini';
import { FilesAway } from '../overload.ts';
import { namesOf } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** A request that takes longer counts as lost. */
const PATIENCE_MS = 30_000;

const PAGE = 1000;

const NO_BUCKET = 'The bucket of the files is not there.';

async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new FilesAway('The files cannot be reached.', { cause });
  }
}

/**
 * Files in a bucket of a service that speaks S3, reached at `https://KEY:SECRET@host/bucket?region=REGION`.
 * Without a region it is `auto`. No error names the secret.
 */
export function createS3Files(url: string): FileStore {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const bucket = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: origin + pathname.replace(/\/$/, ''),
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: PATIENCE_MS,
  });
  const keyOf = (key: string) => namesOf(key).join('/');

  async function* found(prefix: string, query: { delimiter?: string } = {}): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const page = await orAway(bucket.listObjectsPaged('/', prefix, PAGE, token, query));
      // For a missing file the client says so by null, and for a missing bucket too: that must not look empty.
      if (!page) throw new FilesAway(NO_BUCKET);
      for (const { Key } of page.objects ?? []) yield Key;
      token = page.nextContinuationToken;
    } while (token);
  }

  return {
    async write(key, bytes) {
      await orAway(bucket.putObject(keyOf(key), bytes, 'application/octet-stream'));
    },
    async read(key) {
      const bytes = await orAway(bucket.getObjectArrayBuffer(keyOf(key)));
      if (bytes) return Buffer.from(bytes);
      if (!(await orAway(bucket.bucketExists()))) throw new FilesAway(NO_BUCKET);
      return null;
    },
    async remove(key) {
      const keys = [keyOf(key)];
      for await (const inside of found(`${keyOf(key)}/`)) keys.push(inside);
      const removed = await orAway(bucket.deleteObjects(keys));
      if (removed.includes(false)) throw new FilesAway('Not every file was removed.');
    },
    async list(folder) {
      const prefix = `${keyOf(folder)}/`;
      const names: string[] = [];
      for await (const key of found(prefix, { delimiter: '/' }))
        names.push(key.slice(prefix.length).replace(/\/$/, ''));
      return names.filter(Boolean);
    },
    keys: () => found(''),
    isReachable: () => bucket.bucketExists(),
  };
}

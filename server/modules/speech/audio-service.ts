import { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ByteRange } from './byte-range.ts';
import { fileOf, type RecordedSound, sizeOf } from './recording.ts';
import { refused } from './refusal.ts';

/** The sound of a finished recording, read part by part. */
export function soundStream(files: FileStore, found: RecordedSound, { start, end }: ByteRange): Readable {
  return Readable.from(slices(files, found, { start, end }), { objectMode: false });
}

/** How long a finished recording is in bytes; 409 for one that is not. */
export function soundSize({ recording, parts }: RecordedSound): number {
  if (recording.state === 'uploading') throw refused('no_sound');
  return sizeOf(parts);
}

async function* slices(files: FileStore, { recording, parts }: RecordedSound, range: ByteRange) {
  let begin = 0;
  for (const part of parts) {
    const { bytes } = part;
    const [from, to] = [Math.max(range.start - begin, 0), Math.min(range.end - begin, bytes)];
    begin += bytes;
    if (from >= to) continue;
    const sound = await files.read(fileOf(recording.id, part));
    if (!sound) throw new Error(`The part ${part.number} of the recording ${recording.id} is gone.`);
    yield sound.subarray(from, to);
  }
}

import { Inflate } from 'fflate';
import { ImportProblem } from '../import-problem.ts';

const MOST_BYTES = 20 * 1024 * 1024;
/** Deflate makes at most 1,032 bytes of one: 16 MB are made before they are counted. */
const CHUNK_BYTES = 16 * 1024;
const END_RECORD = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LONGEST_COMMENT = 0xffff;

const isBroken = () =>
  new ImportProblem('This file is damaged. Save or download it once more and try again.');

/** The names of the files in a ZIP archive. */
export const namesIn = (bytes: Uint8Array): string[] => entriesOf(bytes).map(({ name }) => name);

/** The wanted files of a ZIP archive by their name; what they unpack to is counted, whatever the archive says of it. */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean = () => true,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  for (const entry of entriesOf(bytes)) {
    if (entry.name.endsWith('/') || !isWanted(entry.name)) continue;
    if (entry.isEncrypted)
      throw new ImportProblem('This file is protected with a password. Remove it first.');
    const content = unpackEntry(bytes, entry, left);
    left -= content.length;
    files.set(entry.name, content);
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedBytes: number;
  readonly start: number;
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endRecordAt(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    const entries: Entry[] = [];
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw isBroken();
      const nameLength = view.getUint16(at + 28, true);
      const header = view.getUint32(at + 42, true);
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        packedBytes: view.getUint32(at + 20, true),
        start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // Reading behind the end is a RangeError.
    throw error instanceof ImportProblem ? error : isBroken();
  }
}

function endRecordAt(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_RECORD) return at;
  throw isBroken();
}

function unpackEntry(bytes: Uint8Array, { method, packedBytes, start }: Entry, most: number): Uint8Array {
  const packed = bytes.subarray(start, start + packedBytes);
  if (packed.length < packedBytes || (method !== 0 && method !== 8)) throw isBroken();
  if (method === 0) {
    if (packed.length > most) throw isTooLarge();
    return packed;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > most) throw isTooLarge();
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += CHUNK_BYTES)
      inflate.push(packed.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= packed.length);
  } catch (error) {
    throw error instanceof ImportProblem ? error : isBroken();
  }
  return joined(chunks, size);
}

const isTooLarge = () => new ImportProblem('This file unpacks to more than 20 MB and was not opened.');

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

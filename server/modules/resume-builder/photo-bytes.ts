/**
 * Photos are kept without what a camera wrote into them, such as where it was. The page draws them anew; what comes
 * another way is cut here: of a JPEG only what its picture is made of is kept, of a PNG what is not text, time or Exif.
 * Sources: ITU-T T.81, annex B; PNG, third edition, chapter 5.
 */

const MARKER = 0xff;
const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
/** JFIF, color profiles and how Adobe stores colors; all other application segments, and comments, say more than that. */
const KEPT_APPLICATION = [0xe0, 0xe2, 0xee];
const COMMENT = 0xfe;

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');
const KEPT_CHUNKS = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** The picture of a photo alone; null for a file that is no JPEG or PNG, or is broken. */
export function pictureAlone(file: Buffer): Buffer | null {
  const parts = file.subarray(0, PNG_HEAD.length).equals(PNG_HEAD) ? pngParts(file) : jpegParts(file);
  return parts && Buffer.concat(parts);
}

function pngParts(file: Buffer): Buffer[] | null {
  const parts: Buffer[] = [PNG_HEAD];
  for (let at = PNG_HEAD.length; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const name = file.toString('latin1', at + 4, at + 8);
    if (KEPT_CHUNKS.test(name)) parts.push(file.subarray(at, end));
    // Whatever comes behind it is no part of the picture.
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}

function jpegParts(file: Buffer): Buffer[] | null {
  if (file[0] !== MARKER || file[1] !== SOI) return null;
  const parts = [file.subarray(0, 2)];
  for (let at = 2; at + 2 <= file.length; ) {
    const kind = file[at + 1] ?? 0;
    if (file[at] !== MARKER) return null;
    // Any number of them may fill the room before a marker.
    if (kind === MARKER) {
      at += 1;
      continue;
    }
    if (kind === EOI) return [...parts, file.subarray(at, at + 2)];
    if (at + 4 > file.length) return null;
    let end = at + 2 + file.readUInt16BE(at + 2);
    if (kind === SOS) end = endOfScan(file, end);
    if (end > file.length) return null;
    if (isOfPicture(kind)) parts.push(file.subarray(at, end));
    at = end;
  }
  return null;
}

const isOfPicture = (kind: number) =>
  kind === COMMENT ? false : kind < 0xe0 || kind > 0xef || KEPT_APPLICATION.includes(kind);

/** Where the next marker is that neither restarts a scan nor stands for a byte of it. */
function endOfScan(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length) {
    const next = file[at + 1] ?? 0;
    if (file[at] === MARKER && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return at;
}

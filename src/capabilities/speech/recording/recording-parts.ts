/** So much speech a crash may cost: a piece is kept as soon as the browser hands it out. */
export const pieceMs = 1000;

const piecesPerPart = 5;

/** What the server takes at once (`part_bytes`); a browser may record more densely than it was asked to. */
const partBytes = 256 * 1024;

/**
 * What was recorded so far as the parts it is sent in, the bytes of each the same at every attempt. One that may
 * still grow is left out.
 */
export function partsOf(pieces: readonly Blob[], hasEnded: boolean): Blob[][] {
  const parts: Blob[][] = [];
  let open: Blob[] = [];
  const close = () => {
    if (open.length > 0) parts.push(open);
    open = [];
  };
  for (const piece of pieces.flatMap(inSlices)) {
    if (sizeOf(open) + piece.size > partBytes) close();
    open.push(piece);
    if (open.length === piecesPerPart) close();
  }
  if (hasEnded) close();
  return parts;
}

/** A piece that is larger than a part, e.g. of a page that was asleep, in pieces that are not. */
function inSlices(piece: Blob): Blob[] {
  const count = Math.ceil(piece.size / partBytes);
  return Array.from({ length: count }, (_, index) => piece.slice(index * partBytes, (index + 1) * partBytes));
}

const sizeOf = (pieces: readonly Blob[]) => pieces.reduce((sum, { size }) => sum + size, 0);

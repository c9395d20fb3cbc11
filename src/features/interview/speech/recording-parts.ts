/** So much speech a crash may cost: a piece is kept as soon as the browser hands it out. */
export const pieceMs = 1000;

/** A part that is sent is so many pieces long, so that its bytes are the same at every attempt. */
const piecesPerPart = 5;

/** The number of parts that can be sent; once the recording has ended the last may be shorter. */
export function countParts(pieces: number, hasEnded: boolean): number {
  return hasEnded ? Math.ceil(pieces / piecesPerPart) : Math.floor(pieces / piecesPerPart);
}

/** The bytes of a part; the first has the number 1. */
export function partOf(pieces: readonly Blob[], number: number): Blob {
  return new Blob(pieces.slice((number - 1) * piecesPerPart, number * piecesPerPart));
}

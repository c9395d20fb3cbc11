/** A QR code as one path of squares with sides of 1, and the length of its side with the quiet zone. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** In squares; what ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

/** Draws a text; what draws it is downloaded now, and throws if it cannot be. */
export async function drawQrCode(text: string): Promise<QrDrawing> {
  const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr');
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}

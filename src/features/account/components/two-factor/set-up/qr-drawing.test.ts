import { expect, test } from 'vitest';
import { drawQrCode } from './qr-drawing.ts';

const URI = 'otpauth://totp/Candor:jane@mail.example?secret=JBSWY3DPEHPK3PXP&issuer=Candor';

const squaresOf = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('draws dark squares only, within a quiet zone of four', async () => {
  const { size, path } = await drawQrCode(URI);
  const squares = squaresOf(path);
  const places = squares.flatMap(({ x, y }) => [x, y]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  expect(path.replace(/M\d+ \d+h1v1h-1z/g, '')).toBe('');
});

test('has the finder pattern in three of its corners', async () => {
  const { size, path } = await drawQrCode(URI);
  const isDark = new Set(squaresOf(path).map(({ x, y }) => `${x},${y}`));
  const finder = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (_, column) =>
        isDark.has(`${left + column},${top + row}`) ? '#' : '.',
      ).join(''),
    );
  const pattern = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  const far = size - 4 - 7;
  expect([finder(4, 4), finder(far, 4), finder(4, far)]).toEqual([pattern, pattern, pattern]);
});

import { expect, it } from 'vitest';
import { limits } from '../../../../server/modules/speech/limits.ts';
import { partsOf } from './recording-parts.ts';

const kB = 1024;
const piece = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const sizesOf = (sizes: readonly number[], hasEnded: boolean) =>
  partsOf(sizes.map(piece), hasEnded).map((part) => part.map(({ size }) => size));

it.each<[string, number[], boolean, number[][]]>([
  ['five pieces are a part', [1, 1, 1, 1, 1, 1], false, [[1, 1, 1, 1, 1]]],
  ['the last is as long as it is', [1, 1, 1, 1, 1, 1], true, [[1, 1, 1, 1, 1], [1]]],
  ['nothing is no part', [], true, []],
  ['large pieces make shorter parts', [200 * kB, 100 * kB, 1], true, [[200 * kB], [100 * kB, 1]]],
  ['one piece is sent in several', [600 * kB], true, [[256 * kB], [256 * kB], [88 * kB]]],
])('%s', (_case, sizes, hasEnded, expected) => expect(sizesOf(sizes, hasEnded)).toEqual(expected));

it('a part that was sent once is the same whatever comes after it', () => {
  const sizes = [4, 300, 90, 100, 100, 60, 5, 5, 5, 5, 700, 1].map((size) => size * kB);
  const whole = sizesOf(sizes, true);
  for (let count = 1; count <= sizes.length; count++) {
    const sofar = sizesOf(sizes.slice(0, count), false);
    expect(whole.slice(0, sofar.length)).toEqual(sofar);
  }
  expect(whole.flat().reduce((sum, size) => sum + size)).toBe(sizes.reduce((sum, size) => sum + size));
});

it('the server takes the largest there can be', () => {
  const largest = Math.max(
    ...partsOf([piece(10 * limits.part_bytes)], true)
      .flat()
      .map(({ size }) => size),
  );
  expect(largest).toBeLessThanOrEqual(limits.part_bytes);
});

import { expect, it } from 'vitest';
import { type Frame, noFrames, pictureCause, withFrame } from './picture-run.ts';

/** A frame of one grey; with a number, one byte of one pixel differs as by noise. */
function frame(grey: number, noise = 0): Frame {
  const pixels = new Uint8ClampedArray(16 * 12 * 4).fill(grey);
  pixels[40] = grey + noise;
  return pixels;
}
const times = (count: number, make: (index: number) => Frame) =>
  Array.from({ length: count }, (_, index) => make(index));
const still = (count: number) => times(count, () => frame(120));
const dark = (count: number) => times(count, (index) => frame(4, index % 2));

it.each<[string, Frame[], ReturnType<typeof pictureCause>]>([
  ['no frame', [], null],
  ['a still person before a real sensor', times(60, (index) => frame(120, index % 2)), null],
  ['an equal picture for less than ten seconds', still(5), null],
  ['an equal picture for ten seconds', still(6), 'frozen'],
  ['a frozen picture that moves again', [...still(20), frame(121)], null],
  ['two dark frames', dark(2), null],
  ['three dark frames', dark(3), 'dark'],
  ['dark frames with a light one between', [...dark(2), frame(80), ...dark(2)], null],
  ['a dark picture that is light again', [...dark(9), frame(80)], null],
  ['a black picture that does not change', times(9, () => frame(0)), 'dark'],
  ['the darkest picture that is not dark', times(4, (index) => frame(16, index % 2)), null],
  ['the lightest that is', times(4, (index) => frame(15, index % 2)), 'dark'],
  ['a frozen picture that turns dark', [...still(9), ...dark(3)], 'dark'],
])('%s', (_case, frames, expected) => {
  expect(pictureCause(frames.reduce(withFrame, noFrames))).toBe(expected);
});

import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each<[string | undefined, ReturnType<typeof byteRange>]>([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-500', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-500', { start: 0, end: 100 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['items=0-5', null],
])('%j of 100 bytes is %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

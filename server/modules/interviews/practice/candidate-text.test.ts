import { expect, test } from 'vitest';
import { plainJobDescription } from './candidate-text.ts';

test.each([
  [undefined, null],
  [' \n\t ', null],
  ['<p></p>', null],
  ['<p>Build <b>APIs</b></p>', 'Build APIs'],
  ['a\u200b\u202eb\u0007c', 'abc'],
  ['one\r\n\r\n\r\n\r\ntwo\t\u00a0 three', 'one\n\ntwo three'],
  ['salary < 5 and > 3', 'salary < 5 and > 3'],
])('plainJobDescription of %j is %j', (pasted, plain) => {
  expect(plainJobDescription(pasted)).toBe(plain);
});

test('a hostile description is read in no time', () => {
  const begun = performance.now();
  plainJobDescription('<'.repeat(20_000));
  plainJobDescription(' \n'.repeat(10_000));
  expect(performance.now() - begun).toBeLessThan(500);
});

import { expect, test } from 'vitest';
import { viewedAt } from './viewed-at.ts';

test.each([
  ['', ''],
  ['page=2', ''],
  ['sort=name&q=a+b&page=2&peek=x', 'q=a+b&sort=name'],
])('of %s a view keeps %s', (search, kept) => {
  expect(viewedAt(new URLSearchParams(search))).toBe(kept);
});

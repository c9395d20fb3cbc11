import { expect, test } from 'vitest';
import { breakable } from './breakable.ts';

test('a usual word is whole; a long one may be parted anywhere, and gains nothing', () => {
  expect(breakable('команду')).toEqual(['команду']);
  const token = 'abcdefghij'.repeat(5);
  expect(breakable(token).join('')).toBe(token);
  expect(breakable(token)).toContain('');
});

test('no line of Japanese begins with a mark that ends something, or ends with one that opens it', () => {
  expect(breakable('東京（日本）へ、')).toEqual(['東', '', '京', '', '（日', '', '本）', '', 'へ、']);
});

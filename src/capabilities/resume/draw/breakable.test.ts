import { expect, test } from 'vitest';
import { breakable, withBreaks } from './breakable.ts';

test('a usual word is whole; a long one may be parted anywhere, and gains nothing', () => {
  expect(breakable('команду')).toEqual(['команду']);
  const token = 'abcdefghij'.repeat(5);
  expect(breakable(token).join('')).toBe(token);
  expect(breakable(token)).toContain('');
});

test('no line of Japanese begins with a mark that ends something, or ends with one that opens it', () => {
  const parts = breakable(withBreaks('東京（日本）へ、'));
  expect(parts).toEqual(['東', '', '京', '', '（日', '', '本）', '', 'へ、']);
});

test('a line may end where the font changes, and a mark of the font before stays with it', () => {
  // The engine asks for "か" and "な、" apart, if they come in two files.
  const marked = withBreaks('かな、 SQL');
  expect(marked).toBe('か\u00adな、 SQL');
  expect(breakable(marked.slice(0, 2))).toEqual(['か', '']);
  expect(withBreaks('team\u00adwork')).toBe('teamwork');
});

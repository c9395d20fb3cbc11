import { expect, test } from 'vitest';
import { sinceWords } from './since-words.ts';

test('time counts from when it began, also before', () => {
  const begun = '2026-12-01T10:00:00.000Z';
  expect(sinceWords(begun, '2026-12-01T10:12:05.000Z')).toBe('12:05');
  expect(sinceWords(begun, '2026-12-01T09:55:50.000Z')).toBe('−4:10');
  expect(sinceWords(begun, '2026-12-01T11:40:00.000Z')).toBe('1:40:00');
});

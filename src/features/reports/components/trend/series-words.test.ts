import { expect, test } from 'vitest';
import { howToRead, scoreRule, whenMade } from './series-words.ts';

const made = (...times: string[]) => whenMade(times.map((created_at) => ({ created_at })));

test('reports are told apart by their day, and where two are of one day by the time', () => {
  expect(made('2026-01-05T12:00:00Z', '2026-01-07T12:00:00Z').join()).not.toMatch(/:/);
  const apart = made('2026-01-05T12:00:00Z', '2026-01-05T12:07:00Z');
  expect(new Set(apart).size).toBe(2);
});

test('of attempts at one interview it is not said that other questions may have been asked', () => {
  const attempt = (_id: string) => ({ interview: { _id, company: 'Sample Company', title: 'Engineer' } });
  const other = /^Other questions may have been asked each time;/;
  expect(scoreRule([attempt('a'), attempt('a')])).toMatch(/^These are attempts at one interview, /);
  expect(scoreRule([attempt('a'), attempt('b')])).toMatch(other);
  expect(scoreRule([{ interview: null }, { interview: null }])).toMatch(other);
});

test('a picture is explained where a skip counts, or something is not in it', () => {
  const line = (...skips: boolean[]) => ({
    name: 'Testing',
    points: skips.map((hasSkip) => ({ score: 1, hasSkip })),
  });
  expect(howToRead({ lines: [line(false, false)], withOneFigure: [] })).toBe('');
  expect(howToRead({ lines: [line(false, true)], withOneFigure: ['Design', 'Debugging'] })).toBe(
    'In an open point a skip counts as 1, and no line runs through it. With one figure so far, and so not in the picture: Design, Debugging.',
  );
});

import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const written = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

test.each([
  ['', '', []],
  ['a', 'a', [' a']],
  ['', 'a', ['+a']],
  ['a', '', ['-a']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nb', 'b\na', ['-a', ' b', '+a']],
  ['a\nb\nc\nd', 'b\nd', ['-a', ' b', '-c', ' d']],
  ['a\na', 'a', [' a', '-a']],
])('from %j to %j', (before, after, lines) => {
  expect(written(before, after)).toEqual(lines);
});

test('without what was added it is the one text, without what was removed the other', () => {
  const [before, after] = ['one\ntwo\nthree\nfour\ntwo', 'zero\ntwo\nfour\nthree\ntwo\nfive'];
  const lines = lineDiff(before, after);
  const of = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
  expect(of('added').join('\n')).toBe(before);
  expect(of('removed').join('\n')).toBe(after);
});

import { expect, test } from 'vitest';
import { isVisibleText, visiblePartOf } from './visible-text.ts';

const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe0f, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0001, 0xe007f],
];

test.each(INVISIBLE)('code points %i to %i cannot be seen, alone or inside', (first, last) => {
  for (let code = first; code <= last; code++) {
    const character = String.fromCodePoint(code);
    expect([code, isVisibleText(character), isVisibleText(`Ja${character}ne`)]).toEqual([code, false, false]);
    expect(visiblePartOf(`Ja${character}ne`)).toBe('Jane');
  }
});

test.each(['علی\u200cرضا', 'ශ්\u200dරී', 'क्\u200dष'])('%s is spelt with a joiner', (name) => {
  expect([isVisibleText(name), visiblePartOf(name)]).toEqual([true, name]);
});

test.each(['\u200cعلی', 'علی\u200d', 'علی\u200c\u200cرضا', 'क्\u200dJane', 'علی\u200b رضا'])(
  'a joiner that joins nothing is refused: %j',
  (name) => expect(isVisibleText(name)).toBe(false),
);

test.each(['Jane Doe', 'Zoë O’Neill-Łuczak', '李小龍', 'محمد علي', 'आरती', 'Ðắc\u00a0Nguyễn'])(
  '%s',
  (name) => {
    expect([isVisibleText(name), visiblePartOf(name)]).toEqual([true, name]);
  },
);

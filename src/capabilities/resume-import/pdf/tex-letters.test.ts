import { expect, test } from 'vitest';
import { texLettersOf } from './tex-letters.ts';

const read = (...texts: readonly (readonly [fontName: string, str: string])[]) => {
  const items = texts.map(([fontName, str]) => ({ fontName, str }));
  return items.map(texLettersOf(items));
};

test('letters of TeX are told by their dashes and joined letters, and read as what they are', () => {
  expect(
    read(
      ['a', '\u0088 The e\u001eciency of o\u001fine \u001cles'],
      ['a', '\u0010\u0158\u0011, \u008aód¹, c÷ur'],
      ['b', 'Weiÿ · ©'],
    ),
  ).toEqual(['• The efficiency of offline files', '“Ř”, Łódź, cœur', 'Weiß · ©']);
});

test('what other tools write stays as it is', () => {
  const texts = [
    ['a', 'L’Haÿ-les-Roses · Łódź'],
    ['b', '• 2018 – 2020\t© × ÷'],
  ] as const;
  expect(read(...texts)).toEqual(texts.map(([, text]) => text));
});

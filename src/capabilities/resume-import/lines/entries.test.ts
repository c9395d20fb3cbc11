import { expect, test } from 'vitest';
import { splitEntries } from './entries.ts';
import { sourceLine } from './source-line.ts';

const headsOf = (texts: readonly string[]) =>
  splitEntries(texts.map((text) => sourceLine(text, ''))).map(({ head }) => head.map(({ text }) => text));

test('a sentence that ends with a period of years begins no entry', () => {
  const sentence = 'Rebuilt the wards of the whole hospital, 2015 – 2019.';
  expect(headsOf(['Nurse, City Hospital\t2014 – 2020', 'Led a team of ten nurses.', sentence])).toEqual([
    ['Nurse, City Hospital\t2014 – 2020'],
  ]);
});

test('a period whose months or years carry a dot is the head of an entry', () => {
  for (const period of ['2019. márc. – 2021. jan.', 'мар 2019. – дец 2021.'])
    expect(headsOf([`Mérnök\t${period}`, 'Tervezett.'])).toEqual([[`Mérnök\t${period}`]]);
});

import { describe, expect, it } from 'vitest';
import {
  bareLinks,
  besideAnotherLine,
  emptyPlaces,
  linksInSentences,
  noLinks,
  noShortSchools,
  placedNames,
  shortSchools,
} from './by-their-place.fixture.ts';
import { withoutPersonalData } from './personal-data.ts';

const shown = (text: string) => withoutPersonalData(text, []);

describe('what the place gives away', () => {
  it.each(besideAnotherLine)('ends with its line: %j', (text, expected) =>
    expect(shown(text)).toBe(expected),
  );

  it.each(linksInSentences)('leaves the marks of the sentence: %j', (text, expected) =>
    expect(shown(text)).toBe(expected),
  );

  it.each(placedNames)('is a name: %j', (text, expected) => expect(shown(text)).toBe(expected));

  it.each(emptyPlaces)('is nobody: %j', (text) => expect(shown(text)).toBe(text));

  it.each([...bareLinks, ...shortSchools])('is taken out: %j', (text, expected) =>
    expect(shown(text)).toBe(expected),
  );

  it.each([...noLinks, ...noShortSchools])('is neither: %j', (text) => expect(shown(text)).toBe(text));
});

import { describe, expect, it } from 'vitest';
import { besideAnotherLine, emptyPlaces, linksInSentences, placedNames } from './by-their-place.fixture.ts';
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
});

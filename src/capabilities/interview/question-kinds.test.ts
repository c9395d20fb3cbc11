import { expect, it } from 'vitest';
import { askedInTurn, rulesOfKinds } from './question-kinds.ts';

it.each([
  [{ words: 1, choices: 0, code: 0 }, '1, in your own words'],
  [{ words: 0, choices: 5, code: 0 }, '5, with answers to choose from'],
  [
    { words: 5, choices: 0, code: 1 },
    '6: 5 in your own words and 1 with a function to write in JavaScript or Python',
  ],
])('%j → %s', (kinds, text) => expect(askedInTurn(kinds)).toBe(text));

it('only what is asked and no engine looks at has a rule of its own', () => {
  expect(rulesOfKinds({ words: 5, choices: 0, code: 0 })).toEqual([]);
  const terms = rulesOfKinds({ words: 1, choices: 1, code: 1 }).map(({ term }) => term);
  expect(terms).toEqual(['Answers to choose from', 'Functions to write']);
});

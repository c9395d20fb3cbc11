import { expect, test } from 'vitest';
import { isVisibleText } from '../../../server/platform/visible-text.ts';
import { invisibleProblem, nameProblem, shortTextProblem } from './short-text-problem.ts';

test.each([
  ['', 'Enter it.'],
  [' \t', 'Enter it.'],
  ['a', undefined],
  [` ${'x'.repeat(120)} `, undefined],
  ['x'.repeat(121), 'Use at most 120 characters.'],
  ['\u200b', 'Remove invisible characters.'],
  ['Ja\u200dne', 'Remove invisible characters.'],
  ['\u202eenaJ', 'Remove invisible characters.'],
  ['\u3164', 'Remove invisible characters.'],
  ['Zoë O’Neill-Łuczak', undefined],
  ['محمد علي', undefined],
])('%j: %s', (typed, problem) => {
  expect(shortTextProblem(typed, 'Enter it.')).toBe(problem);
});

test('a name that is missing is asked for', () => {
  expect([nameProblem(' '), nameProblem('Jane')]).toEqual(['Enter your name.', undefined]);
});

test('a joiner within a word of a script that has them is no character too many', () => {
  expect(nameProblem('علی\u200cرضا')).toBeUndefined();
  expect(nameProblem('Ja\u200cne')).toBe('Remove invisible characters.');
});

test('page and server refuse the same characters, at the edge of a word and within one', () => {
  const differ: number[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const places = [character, `Ja${character}ne`, `علی${character}رضا`, `\u200d${character}\u200c`];
    if (places.some((text) => isVisibleText(text) !== (invisibleProblem(text) === undefined)))
      differ.push(code);
  }
  expect(differ).toEqual([]);
});

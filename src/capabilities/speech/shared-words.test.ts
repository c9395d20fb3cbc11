import { describe, expect, it } from 'vitest';
import { isMissingFrom, wasPutInto } from './shared-words.ts';

const said = 'I read the logs, wrote a failing test and fixed the query in two days.';

describe('what was understood was put into an answer', () => {
  it.each([
    ['as it was', said, true],
    ['between other words', `Before.\n${said}\nAfter.`, true],
    ['with a word corrected', said.replace('two days', '2 days'), true],
    [
      'not where little of it stands there',
      'I read the logs, and asked my colleague what to do next.',
      false,
    ],
    ['not where nothing of it stands there', 'We had a stall on the market.', false],
    ['not where there is no answer', '', false],
  ])('%s', (_how, answer, expected) => expect(wasPutInto(answer, said)).toBe(expected));

  it('where it is one word it stands in a line of its own', () => {
    expect(wasPutInto('He said: Yes.', 'Yes.')).toBe(false);
    expect(wasPutInto('First this.\nYes.\nAnd then.', 'Yes.')).toBe(true);
  });
});

describe('an answer has none of what was understood', () => {
  it.each([
    ['not where it stands there', said, said, false],
    ['not where a part of it stands there', 'Then I wrote a failing test.', said, false],
    ['not where it is one word that stands there', 'He said: yes', 'Yes.', false],
    ['where other words stand there', 'We had a stall on the market.', said, true],
    ['where there is no answer', '', 'Yes.', true],
  ])('%s', (_where, answer, transcript, expected) =>
    expect(isMissingFrom(answer, transcript)).toBe(expected),
  );
});

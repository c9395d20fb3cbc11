import { expect, test } from 'vitest';
import { isPoorAudio } from './poor-audio.ts';

const poor = ['I mess the slow queer', 'I mess'];

test.each([
  ['the transcript as it came', 'I mess the slow queer', true],
  ['with other blanks', ' I mess  the\nslow queer\n', true],
  ['two takes one after the other', 'I mess the slow queer\n\nI mess', true],
  ['corrected', 'I measured the slow query', false],
  ['with something of one’s own', 'I mess the slow queer. I mean the query.', false],
  ['typed', 'I measured it.', false],
  ['empty', '', false],
])('%s', (_what, answer, isPoor) => {
  expect(isPoorAudio(answer, poor)).toBe(isPoor);
});

test('without a poor take nothing is', () => {
  expect(isPoorAudio('I mess', [])).toBe(false);
  expect(isPoorAudio('', [''])).toBe(false);
});

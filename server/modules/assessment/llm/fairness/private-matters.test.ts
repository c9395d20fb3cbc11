import { expect, it } from 'vitest';
import { allQuestions } from '../../../../../tests/support/judging-bank.ts';
import { asksPrivately } from './private-matters.ts';

it.each([
  'How old are you, and what did you do?',
  'What was your own part, and what is your age?',
  'Are you married?',
  'Do you have any children?',
  'What did your husband or your children say?',
  'Where are you originally from?',
  'What is your religion?',
  'Do you have a disability?',
  'What is your e-mail address and your phone number?',
  'How much did you earn?',
  'What is your password?',
])('%s', (text) => expect(asksPrivately(text)).toBe(true));

it.each([
  'How did your health checks show it?',
  'What did you do yourself when your address validation failed?',
  'How long did your race condition stay?',
  'How did your team explain it to the children of the class?',
  'Which part of the password reset was yours?',
])('not: %s', (text) => expect(asksPrivately(text)).toBe(false));

it('nor does any question of the bank', () => {
  expect(allQuestions.filter(({ prompt }) => asksPrivately(prompt))).toEqual([]);
});

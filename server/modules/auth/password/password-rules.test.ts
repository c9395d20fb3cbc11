import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../content/common-passwords.ts';
import { passwordProblem } from './password-rules.ts';

const context = { fullName: 'Ada Lovelace', email: 'countess@engine.example', isCommon: isCommonPassword };

test.each([
  ['elevenchars', 'Use at least 12 characters.'],
  ['🔑🔑🔑🔑🔑🔑', 'Use at least 12 characters.'],
  ['a'.repeat(1025), 'Use at most 1024 characters.'],
  ['password1234', 'This password is too common: it is among the first to be guessed.'],
  ['PassWord1234', 'This password is too common: it is among the first to be guessed.'],
  ['qwertyuiop123456', 'This password is too common: it is among the first to be guessed.'],
  ['correct horse battery staple', 'This password is too common: it is among the first to be guessed.'],
  ['Ada-Lovelace-1815', 'Do not make the password of your name or e-mail address.'],
  ['countess@engine.example', 'Do not make the password of your name or e-mail address.'],
  ['lovelacelovelace', 'Do not make the password of your name or e-mail address.'],
  ['ada drinks green tea', null],
  ['purple lanterns over water', null],
  ['            x', null],
])('%j', (password, problem) => {
  expect(passwordProblem(password, context)).toBe(problem);
});

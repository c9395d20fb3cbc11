import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../content/common-passwords.ts';
import { passwordProblem } from './password-rules.ts';

const COMMON = 'This password is commonly used or has been leaked. Choose another one.';
const context = { fullName: 'Ada Lovelace', email: 'countess@engine.example', isCommon: isCommonPassword };

test.each([
  ['elevenchars', 'Use at least 12 characters.'],
  ['🔑🔑🔑🔑🔑🔑', 'Use at least 12 characters.'],
  ['a'.repeat(1025), 'Use at most 1024 characters.'],
  ['password1234', COMMON],
  ['PassWord1234', COMMON],
  ['qwertyuiop123456', COMMON],
  ['correct horse battery staple', COMMON],
  ['supernatural', COMMON],
  ['intelligence', COMMON],
  ['SonyEricsson', COMMON],
  ['Sunshine2026!', COMMON],
  ['princess!!!!', COMMON],
  ['Ada-Lovelace-1815', 'Do not make the password of your name or email address.'],
  ['countess@engine.example', 'Do not make the password of your name or email address.'],
  ['lovelacelovelace', 'Do not make the password of your name or email address.'],
  ['sunshine over 2026 lanterns!', null],
  ['ada drinks green tea', null],
  ['purple lanterns over water', null],
  ['            x', null],
])('%j', async (password, problem) => {
  expect(await passwordProblem(password, context)).toBe(problem);
});

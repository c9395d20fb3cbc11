import { expect, test } from 'vitest';
import { newRecoveryCodes, plainCode } from './recovery-code.ts';

test('ten codes of three groups, without characters that look alike', () => {
  const codes = Array.from({ length: 50 }, newRecoveryCodes);
  for (const code of codes.flat()) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  expect(codes.every((ten) => ten.length === 10)).toBe(true);
  expect(new Set(codes.flat()).size).toBe(500);
});

test.each([
  'abcd-efgh-jkmn',
  'ABCD-EFGH-JKMN',
  'abcdefghjkmn',
  ' abcd efgh jkmn ',
  'abcd–efgh‑jkmn',
  'Abcd\tEfgh-Jkmn',
])('%j is one code however it is written', (written) => {
  expect(plainCode(written)).toBe('abcdefghjkmn');
});

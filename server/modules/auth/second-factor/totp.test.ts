import { expect, test } from 'vitest';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

/** The ASCII key of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i s the code is the one of RFC 6238, %s', (seconds, code) => {
  expect(stepOf(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test.each([
  ['the end of its own step', 59.999, 1],
  ['the beginning of the next step', 60, 1],
  ['the end of the next step', 89.999, 1],
  ['the step before', 0, 1],
  ['two steps later', 90, null],
])('the code of the step from 30 s to 60 s, shown at %s', (_when, seconds, step) => {
  expect(stepOf(SECRET, '287082', new Date(seconds * 1000))).toBe(step);
});

test.each(['', '28708', '2870820', '287 082', 'abcdef', '２８７０８２', '-87082'])(
  '%j is no code',
  (code) => {
    expect(stepOf(SECRET, code, new Date(59_000))).toBeNull();
  },
);

test('a secret has 160 bits, and no two are the same', () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the URI names issuer, account and secret', () => {
  const uri = new URL(totpUri(SECRET, 'ada+lab@navy.example'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Candor:ada+lab@navy.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Candor', secret: SECRET });
});

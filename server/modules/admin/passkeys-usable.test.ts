import { expect, test } from 'vitest';
import { passkeysUsableAt } from './passkeys-usable.ts';

test.each([
  ['https://candor.example', true],
  ['https://candor.example:8443/app', true],
  ['http://localhost:3000', true],
  ['http://jobs.localhost:3000', true],
  ['http://candor.example', false],
  ['http://127.0.0.1:3000', false],
  ['https://203.0.113.7', false],
  ['https://[2001:db8::1]', false],
  ['http://[::1]:3000', false],
  ['https://127.0.0.1.example', true],
])('at %s: %s', (publicUrl, usable) => {
  expect(passkeysUsableAt(publicUrl)).toBe(usable);
});

import { expect, test } from 'vitest';
import { isBareAddress } from './bare-address.ts';

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://0x7f.1', true],
  ['https://candor.example', false],
  ['http://localhost', false],
  ['https://1.2.3.example', false],
])('%s: %s', (url, isBare) => {
  expect(isBareAddress(new URL(url).hostname)).toBe(isBare);
});

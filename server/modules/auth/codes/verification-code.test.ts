import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeFrom } from './verification-code.ts';

test('a code has six digits, with zeros in front, spread evenly', () => {
  const codes = Array.from({ length: 5000 }, (_, index) =>
    codeFrom(createHmac('sha256', 'key').update(String(index)).digest()),
  );
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(4950);
  for (let digit = 0; digit < 10; digit += 1) {
    const share = codes.filter((code) => code.startsWith(String(digit))).length / codes.length;
    expect(share).toBeCloseTo(0.1, 1);
  }
});

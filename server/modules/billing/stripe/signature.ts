import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 300_000;

/**
 * Whether a message carries Stripe's signature over just these bytes, and carries it since a moment only: it signs
 * anew whenever it sends again.
 */
export function isSigned(bytes: Buffer, header: string, secret: string, at: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(at.getTime() - Number(time) * 1000) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();
  // Several while a secret is replaced.
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

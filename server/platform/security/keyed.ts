import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key of the installation that all its processes share. */
export type ServerSecret = Buffer;

/** HMAC-SHA-256 over a purpose and a message, so that one key serves several purposes. */
export function keyed(secret: ServerSecret, purpose: string, message: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${message}`).digest();
}

/** Compares texts without telling by the time where they differ. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { randomBytes } from 'node:crypto';

/** A new opaque identifier: 128 random bits in base64url, 22 characters. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

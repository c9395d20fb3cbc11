import { createHash, randomBytes } from 'node:crypto';
import type { PendingRegistration } from '../../../platform/database/schema/index.ts';
import { sameText } from '../../../platform/security/keyed.ts';

/** Longer than a mail takes, with a second one after it. */
const BINDING_MS = 3_600_000;

/** What lets the browser that registers sign in with the code; only the fingerprint is stored. */
export function newBrowserToken(now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + BINDING_MS);
  return { token, fingerprint: fingerprintOf(token), expiresAt };
}

/** Whether a registration was made in the browser that has this token, and not long ago. */
export function isRegisteringBrowser(
  { browserFingerprint, termsAcceptedAt }: PendingRegistration,
  token: string | undefined,
  now: Date,
): boolean {
  if (!token || !browserFingerprint) return false;
  const isInTime = now.getTime() - Date.parse(termsAcceptedAt) <= BINDING_MS;
  return isInTime && sameText(browserFingerprint, fingerprintOf(token));
}

function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

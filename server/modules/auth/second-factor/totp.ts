import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;
const SIX_DIGITS = /^\d{6}$/;

/** 160 bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: 'Candor', label: email, secret });
}

/**
 * The 30-second step whose code this is: of now, the one before or the one after; null for any other
 * text. Whether the step was used before is for the caller to decide.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!SIX_DIGITS.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

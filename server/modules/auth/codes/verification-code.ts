import { keyed, type ServerSecret } from '../../../platform/security/keyed.ts';

/** How a code lives: ten minutes, five tries, a new one after a minute. */
export const CODE_SECONDS = 600;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;

/**
 * The code that a challenge asks for, from a keyed digest of its id. So the code is nowhere stored, not
 * even for the job that mails it.
 */
export function codeOf(secret: ServerSecret, challengeId: string): string {
  return codeFrom(keyed(secret, 'verification-code', challengeId));
}

/** Six digits of a digest. */
export function codeFrom(digest: Buffer): string {
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** The answer to a wrong code, with what is left. */
export function wrongCodeSentence(triesUsed: number): string {
  const left = CODE_TRIES - triesUsed;
  if (left <= 0) return 'That code isn’t right, and no tries are left. Request a new code.';
  return `That code isn’t right. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

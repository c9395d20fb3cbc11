import { randomInt } from 'node:crypto';

/** Without characters that look alike: people copy them from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const RECOVERY_CODES = 10;

/** Ten codes of three groups of four, e.g. `abcd-efgh-jkmn`: about 59 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => [group(), group(), group()].join('-'));
}

/** One spelling of a code: case, hyphens and blanks do not count. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
}

function group(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people add to a known password where it has to be longer: "sunshine2024!". */
const ADDED = /[\d\p{P}\p{S}]{1,5}$/u;

/** A shorter one does not reach the 12 characters of a password with what is added. */
const SHORTEST = 7;

let entries: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is one that guessing tries first; the lists are read when the first one is asked about. */
export async function isCommonPassword(password: string): Promise<boolean> {
  entries ??= readLists();
  const known = await entries;
  const typed = password.toLowerCase();
  return known.has(typed) || known.has(typed.replace(ADDED, ''));
}

/**
 * Passwords that leaked, most of them short, and a list of our own of the patterns that people follow where 12
 * characters are asked for (a word and a year, runs on the keyboard, repetitions).
 */
async function readLists(): Promise<ReadonlySet<string>> {
  const { default: leaked } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  const patterns = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
  return new Set([...leaked.filter(({ length }) => length >= SHORTEST), ...patterns]);
}

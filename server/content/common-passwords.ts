import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let entries: ReadonlySet<string> | undefined;

/**
 * Whether the password is one that guessing tries first. The list is our own, made of the patterns
 * people follow (a word and a year, runs on the keyboard, repetitions); none has under 12 characters.
 */
export function isCommonPassword(password: string): boolean {
  entries ??= new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return entries.has(password.toLowerCase());
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordSet } from '../../checklist/language/word-list.ts';

/** The words of a list beside this file, read once at the start. */
export function listed(file: string): ReadonlySet<string> {
  return wordSet(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

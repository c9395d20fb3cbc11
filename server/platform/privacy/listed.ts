import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordSet } from '../../checklist/language/word-list.ts';

/** The words of a list beside this file, read once at the start. */
export function listed(file: string): ReadonlySet<string> {
  return wordSet(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

/** Countries and states, which stand behind a town; they tell far less of somebody than the town does. */
export const countries = listed('countries.txt');

/** Capitalised words that people say of themselves beside their name. */
export const origins = listed('origins.txt');

/** Words of working life that are parts of names, too. */
export const workingLife = listed('working-life.txt');

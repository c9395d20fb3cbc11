import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordSet } from '../../checklist/language/word-list.ts';

/** A list beside this file, read once at the start. */
export const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The words of such a list. */
export const listed = (file: string): ReadonlySet<string> => wordSet(textOf(file));

/** Countries and states, which stand behind a town; they tell far less of somebody than the town does. */
export const countries = listed('countries.txt');

/** Capitalised words that people say of themselves beside their name. */
export const origins = listed('origins.txt');

/** Words of working life that are parts of names, too. */
export const workingLife = listed('working-life.txt');

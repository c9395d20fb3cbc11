import { wordSet } from './word-list.ts';

/** Describe a thing without making it another one: "seven small functions" are functions. */
export const plainAdjectives = wordSet(`
  small little tiny short big large huge long whole entire full new old own other different same separate single
  simple quick slow first second third last next early late main real good better best nice bad clear clean easy hard
  important few several many more most certain similar proper exact
`);

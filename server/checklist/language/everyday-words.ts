import { fillerWords, functionWords } from './function-words.ts';
import { wordSet } from './word-list.ts';
import { stemOf, type Word } from './words.ts';

/** Given names that are common words too: as names they speak about nothing. */
export const nameWords = wordSet(`
  drew penny bill mark grace will frank rob sue grant rich dawn chance hope faith joy max miles art norm chase
  jack pat sandy reed page case price cash bob ray skip rusty lance dale cliff
`);

/** Words so common that even two of them together say nothing of what is spoken about. */
export const lightWords = wordSet(`
  two three four five six seven eight nine ten hundred thousand half twice second minute hour morning evening night day
  week weekend month year summer winter spring autumn time today tomorrow yesterday monday friday early late later
  make do get go come put see say tell think know want need give take find keep start begin stop use let look have be
  seem feel like good bad better best big small long short new old great nice right wrong same different sure little
  full whole entire huge giant large tiny million billion
  thing way lot kind sort part end last people person one man woman friend family home work job everyone nobody
  somebody someone everything nothing much many even already really maybe try ask talk speak write read call show
  happen change turn leave move bring ring hear learn believe really next back still again
`);

/** Of any story, and of any prompt ("imagine", "describe a time"). */
const light = new Set([...lightWords, ...wordSet('imagine suppose describe mine yours minute')].map(stemOf));

/** The words that carry what is spoken about. */
export function carryingWords(words: readonly Word[]): Word[] {
  return words.filter(
    ({ text, stem }) =>
      text.length > 2 && !functionWords.has(text) && !fillerWords.has(text) && !light.has(stem),
  );
}

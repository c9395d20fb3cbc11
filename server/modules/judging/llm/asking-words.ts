import { functionWords } from '../rules/function-words.ts';
import { basesOf } from '../rules/inflection.ts';
import { wordSet } from '../rules/word-list.ts';
import { wordsOf } from '../rules/words.ts';

/** Small words of degree and assent: they weigh an answer, and do not ask about it. */
const weighingWords = wordSet(`
  so too very even only really quite rather almost just well yes ok okay maybe perhaps never nothing
`);

/** What any story can be asked about, in base forms: no method, no tool by its name, nobody, and no judgement. */
const askingWords = wordSet(`
  say tell describe explain share walk talk give add name mention refer specify clarify expand recall remember mean put
  do be have act take make happen go come get use try work handle approach deal turn bring lead follow see show look
  notice realise find know learn understand hear feel like help need want let keep leave stay arrive reach receive cost
  begin start stop end finish continue change rise fall drop grow increase decrease affect react reaction respond
  response decide decision choose choice think thought consider expect thank
  thing way kind part piece role task step action stage point moment order beginning middle side case story situation
  context condition problem place result outcome effect impact consequence difference different number figure percent
  percentage amount size scale scope total average estimate measure measurement value example instance detail information
  word answer question reason tool option alternative mind idea stake rest whole
  time date day week month year today meanwhile last original originally initial initially eventually afterwards
  beforehand earlier
  person people else other alone personal personally involve involved responsible responsibility contribution contribute
  yourself yours someone
  exact exactly specific specifically concrete concretely precise precisely particular particularly certain main sure
  roughly approximately possible able aware long far big large high little bit brief briefly hard hardest difficult
  differently important new old fewer
`);

/** Bases of all words of some texts. */
export function basesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).flatMap((word) => basesOfOwned(word.text))));
}

/** Whether a text is made of words of asking and of words that were said, which it can neither praise nor hint with. */
export function asksInKnownWords(text: string, said: ReadonlySet<string>): boolean {
  return wordsOf(text).every(
    (word) =>
      isLinking(word.text) || basesOfOwned(word.text).some((base) => said.has(base) || askingWords.has(base)),
  );
}

function isLinking(word: string): boolean {
  return functionWords.has(word) && !weighingWords.has(word);
}

/** "The customer's" is the word that "customers" is. */
function basesOfOwned(word: string): readonly string[] {
  return basesOf(word.replace(/'s$/, ''));
}

import { functionWords } from '../../../../checklist/language/function-words.ts';
import { wordSet } from '../../../../checklist/language/word-list.ts';
import { stemOf, wordsOf } from '../../../../checklist/language/words.ts';

/** Small words of degree and assent: they weigh an answer, and do not ask about it. */
const weighingWords = wordSet(`
  so too very even only really quite rather almost just well yes ok okay maybe perhaps never nothing
`);

/** What any story can be asked about, in base forms: no method, no tool by its name, nobody, and no judgement. */
const askingWords = wordSet(`
  say tell describe explain share walk talk call discuss give add name mention refer specify clarify expand recall
  remember mean put ask answer reply meet
  do be have act take make happen go come get use try work handle approach deal turn bring lead follow see show look
  watch check notice observe spot discover realise find know learn understand recognise hear feel like help need want
  let keep leave stay wait arrive reach receive cost spend
  begin start stop end finish continue last change improve rise fall drop grow increase decrease affect influence react
  reaction respond response decide decision choose choice pick prefer agree agreement plan prepare think thought
  consider believe assume guess hope wonder expect expectation surprise compare measure count calculate thank
  thing way kind part piece role task step action stage point moment order beginning middle side case story situation
  context condition problem difficulty challenge obstacle goal aim purpose place result outcome effect impact progress
  success consequence difference improvement different number figure percent percentage amount size scale scope total
  average estimate measurement value example instance detail information word question reason tool method option
  alternative mind idea view opinion feeling stake rest whole
  time date minute hour day week month year today meanwhile ago longer original originally initial initially eventually
  afterwards beforehand earlier
  person people else other together alone personal personally involve involved responsible responsibility contribution
  contribute yourself yours someone
  exact exactly specific specifically concrete concretely precise precisely particular particularly certain main sure
  roughly approximately possible able aware long far big large high little bit brief briefly hard hardest difficult
  differently important new old fewer two three
`);

/** With whom work is done, and what is done with words, in any trade. */
const workWords = wordSet(`
  customer client guest user colleague team teammate manager boss supervisor lead
  write read send report
`);

/** Of these, what a person may have done, and with whom: no plain word where a concept of the question is named by it. */
const telling = new Set([
  ...workWords,
  ...wordSet(`
  agree agreement ask calculate call check compare count discuss improve improvement measure measurement meet observe
  plan prepare reply watch
`),
]);

const stems = (words: Iterable<string>) => new Set([...words].map(stemOf));
const plainStems = stems([...askingWords, ...workWords]);
const tellingStems = stems(telling);

/** The words that a follow-up may have. */
export interface KnownWords {
  /** Stems of what the question and the candidate said. */
  readonly said: ReadonlySet<string>;
  /** Stems of what names concepts that nobody spoke of yet. */
  readonly hidden: ReadonlySet<string>;
}

/** Stems of all words of some texts. */
export function stemsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => stem)));
}

/** The words of a text that are none of asking and were not said: they could praise, hint or name somebody. */
export function strangeWords(text: string, { said, hidden }: KnownWords): readonly string[] {
  const isPlain = (stem: string) => plainStems.has(stem) && !(tellingStems.has(stem) && hidden.has(stem));
  const isLinking = (word: string) => functionWords.has(word) && !weighingWords.has(word);
  return wordsOf(text).flatMap(({ text: word, stem }) =>
    isLinking(word) || said.has(stem) || isPlain(stem) ? [] : [word],
  );
}

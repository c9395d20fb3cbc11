import { months, namedTools } from '../../checklist/language/specific-words.ts';
import { phraseList, wordSet } from '../../checklist/language/word-list.ts';
import { listed } from './listed.ts';

/** What people are by their work, as it is written with a capital beside their name. */
export const roleWords = wordSet(`
  Agile Analyst Assistant Chief Consultant Customer Data Designer Developer Engineer Finance Head Junior Lead
  Manager Marketing Master Officer Owner Product Project Sales Scrum Senior Software Support Team Tester
`);

/** In small letters: what stands where a name could, such as a place of work, its departments and tools. */
const others = listed('words-of-work.txt');
const advertisementWords = listed('advertisement-words.txt');

/** With a capital in front of a name: what opens a sentence, and an office, a rank or a relative. In small letters. */
const openings = listed('before-names.txt');

/** Products and companies of one word, as people of all role families name them. Left out: what people bear too. */
const products = listed('products.txt');

const productsOfSeveralWords = phraseList(
  'spring boot; power bi; google analytics; google sheets; google cloud; microsoft teams; new relic; spin selling',
);
const tools = new Set([...namedTools, ...products, ...productsOfSeveralWords]);

/** Whether what is written in small letters is a product, or a company that makes some. */
export function isTool(small: string): boolean {
  return tools.has(small);
}

/** Whether a capitalised word stands in front of a name rather than in it. */
export function isBeforeName(word: string): boolean {
  const small = word.toLowerCase();
  return openings.has(small) || months.has(small);
}

/** Whether a capitalised word is of a place of work rather than of a name. */
export function isOfWork(word: string): boolean {
  const small = word.toLowerCase();
  return (
    others.has(small) ||
    advertisementWords.has(small) ||
    isTool(small) ||
    roleWords.has(`${small.charAt(0).toUpperCase()}${small.slice(1)}`)
  );
}

/** Whether capitalised words may be a name: no word of a place of work, no product and no lone abbreviation. */
export function isPerson(found: string): boolean {
  const isProduct = isTool(found.toLowerCase());
  return !/^\p{Lu}+$/u.test(found) && !isProduct && !found.split(/\s+/).some(isOfWork);
}

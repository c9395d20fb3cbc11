import { listed } from './listed.ts';
import { isTool } from './tools-of-the-trade.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** What people are by their work, as it is written with a capital beside their name. */
export const roleWords = words(`
  Agile Analyst Assistant Chief Consultant Customer Data Designer Developer Engineer Finance Head Junior Lead
  Manager Marketing Master Officer Owner Product Project Sales Scrum Senior Software Support Team Tester
`);

/** In small letters: what stands where a name could, such as a place of work, its departments and tools. */
const others = listed('words-of-work.txt');
const advertisementWords = listed('advertisement-words.txt');

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

import { namedTools } from '../../checklist/language/specific-words.ts';
import { phraseList } from '../../checklist/language/word-list.ts';
import { listed } from './listed.ts';

/** Products and companies of one word, as people of all role families name them. Left out: what people bear too. */
const products = listed('products.txt');

const ofSeveralWords = phraseList(
  'spring boot; power bi; google analytics; google sheets; google cloud; microsoft teams; new relic; spin selling',
);
const tools = new Set([...namedTools, ...ofSeveralWords]);

/** Whether what is written in small letters is a product, or a company that makes some. */
export function isTool(small: string): boolean {
  return tools.has(small) || products.has(small);
}

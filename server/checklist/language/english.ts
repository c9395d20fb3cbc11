import { functionWords } from './function-words.ts';
import { wordSet } from './word-list.ts';
import type { Word } from './words.ts';

const LEAST_WORDS = 4;

const keyboardRuns =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl;|qwer|wert[^y]|rtyu|yuio|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|fdsa|poiu|rewq/;

/** Frequent words of other languages that are not English words too. */
const foreignWords = wordSet(`
  der und ich nicht ist ein eine einen einem einer habe hatte haben wir sie es mit auf für dem den des das zu von auch
  dann nach bei wurde aber oder wie wenn weil mir mich uns unser sich aus durch sehr noch schon keine kein
  le les des une un et est je j'ai nous vous il elle dans pour avec sur pas que qui mais ou ai était avons sont du au aux
  cette ce mon ma mes notre plus c'est qu'il
  el los las una que de en por con para pero se su mi fue era hemos había como más yo lo al del muy cuando porque estaba
  il lo gli che di per con una non sono era ho abbiamo della del nel alla anche più quando perché mio
  o os uma não em um com para foi eu meu nós mais quando porque da dos das ao
  het een ik niet van wij met voor zijn hebben heb werd ook naar maar dat deze
  nie jest się na że jak ale był był mój przez oraz
  bir ve bu için ile çok ama ben biz daha değil olarak
  och det att jag inte som på är av till vi har med ett den
`);

/** Whether more than half of the letters belong to another script than English is written in. */
export function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.5;
}

/** Whether the small words that hold a sentence together are those of another language. */
export function isOtherLanguage(words: readonly Word[]): boolean {
  if (words.length < LEAST_WORDS) return false;
  const foreign = words.filter(({ text }) => foreignWords.has(text) && !functionWords.has(text)).length;
  const english = words.filter(({ text }) => functionWords.has(text) && !foreignWords.has(text)).length;
  return foreign / words.length >= 0.15 && foreign > english;
}

/** Whether at least half of the words could not be words: keyboard mash, strings without a vowel. */
export function isGibberish(words: readonly Word[]): boolean {
  const letters = words.filter(({ text }) => /\p{Script=Latin}/u.test(text) && text.length > 2);
  const implausible = letters.filter(({ text }) => isImplausible(text)).length;
  return implausible > 0 && implausible / letters.length >= 0.5;
}

function isImplausible(word: string): boolean {
  if (word.length > 32) return true;
  if (word.length < 4 || /\d/.test(word)) return false;
  return (
    !/[aeiouyà-ÿ]/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(word) ||
    /(.)\1{3}/.test(word) ||
    /^(..)\1{2}/.test(word) ||
    keyboardRuns.test(word)
  );
}

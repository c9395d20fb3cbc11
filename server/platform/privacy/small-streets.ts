import { lightWords } from '../../checklist/language/everyday-words.ts';
import { functionWords } from '../../checklist/language/function-words.ts';
import { countingNouns, durations, measures } from '../../checklist/language/specific-words.ts';
import { lives, opens } from './bare-town.ts';
import { workingLife } from './listed.ts';
import { isOfWork } from './no-name-words.ts';
import type { Replacement } from './replacement.ts';
import { house, noLetter } from './street-form.ts';

const called = String.raw`(?:(?:st\.?|[A-Za-z][a-zà-öø-ÿ'’-]{1,20})[ ]){1,3}`;
const kind =
  '(?:(?<sure>street|road|avenue|lane|boulevard|crescent|terrace|mews|rd|ave|ln)|drive|close|court|gardens|grove|square|place|st)';
const code = String.raw`[A-Za-z]{1,2}\d[A-Za-z\d]?[ ]\d[A-Za-z]{2}${noLetter}`;
const closes = String.raw`(?=[ \t]{0,3}(?:$|[,;.!?)|·\r]))`;
const goesOn =
  '(?=[ ](?:and|or|but|since|for|with|when|where|until|till|because|so|near|now|then|last|was|is|in|on)(?![a-z]))';

/** “14 high street”, as it is typed in haste or heard. */
const street = new RegExp(
  `${house}[ ](?<called>${called})${kind}${noLetter}(?:(?<closed>${closes})|${goesOn})`,
  'gimu',
);
/** What may stand behind it: a town and a postal code. */
const rest = new RegExp(
  `(?:,?[ ](?<town>[A-Za-zà-öø-ÿ'’-]{3,20}(?:[ ][A-Za-zà-öø-ÿ'’-]{3,20})?)(?:,?[ ]${code}|${closes})|,?[ ]${code})`,
  'ymu',
);

/** Before a street these tell how it is or what is done there, not how it is called. */
const noCall = new Set(
  'lane way mile miles metre meter star track dual single busy quiet side city food'.split(' '),
);
const ordinary = [functionWords, lightWords, workingLife];

/** Streets with small letters where nothing else stands between two marks, or where somebody lives. */
export function findSmallStreets(text: string): Replacement[] {
  return Array.from(text.matchAll(street)).flatMap(({ 0: found, index, groups = {} }) => {
    const before = text.slice(Math.max(0, index - 40), index);
    const stands = groups['sure'] !== undefined && groups['closed'] !== undefined && opens.test(before);
    const isPlace = stands || lives.test(before);
    if (!isPlace || !isCall(groups['called'] ?? '')) return [];
    return [{ start: index, end: townEnd(text, index + found.length), token: '[address]' }];
  });
}

function isCall(words: string): boolean {
  return words
    .trim()
    .toLowerCase()
    .split(' ')
    .every(
      (word) =>
        !functionWords.has(word) &&
        ![countingNouns, durations, measures].some((counted) => counted.has(word.replace(/s$/u, ''))) &&
        !noCall.has(word),
    );
}

function townEnd(text: string, end: number): number {
  rest.lastIndex = end;
  const match = rest.exec(text);
  const town = match?.groups?.['town'] ?? '';
  const isWord = town
    .toLowerCase()
    .split(' ')
    .some((word) => isOfWork(word) || ordinary.some((words) => words.has(word)));
  return match && !isWord ? end + match[0].length : end;
}

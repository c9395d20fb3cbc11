import { isOfWork } from './no-name-words.ts';
import { town } from './postal-code-form.ts';
import { noLetter } from './street-form.ts';

/** What parts a street from its town here is a blank alone: “12 High Street Leeds”. */
const behindBlank = new RegExp(`[ ](${town})${noLetter}`, 'uy');

/** Somebody lives in what follows. */
export const lives: RegExp =
  /(?:\b(?:liv(?:e|es|ed|ing)|resid(?:e|es|ed|ing)|stay(?:s|ed|ing)?|mov(?:e|es|ed|ing)|wohn(?:e|t|te|en)|home|house|flat|address|am|was born|grew up)[ ](?:is[ ]|now[ ]|currently[ ]|still[ ]|back[ ])?(?:at|in|on|to|from)[ ]|\baddress is[ ])$/u;
/** What stands before an address that is all of a line or of what is between two marks. */
export const opens: RegExp = /(?:^|[,;:(|·]|\b(?:at|to|from))[ \t]{0,3}$/mu;

const closes = /[ \t]{0,3}(?:$|[,;.!?)|·\r])/muy;
/** The sentence goes on, and not with what the words before would only be the name of. */
const goesOn =
  /[ ](?:and|or|but|since|for|with|when|where|which|until|till|because|so|as|from|near|now|today|yesterday|then|last|was|is|I|we|my|our|by|to|in|on|at|seit|und|mit)(?![\p{L}\p{N}])/uy;

/** What is called by the street it lies in, as is a shop. */
const namedByStreet = new Set(
  `
  bakery bank bar branch building cafe café campaign campus capital church clinic club corner depot estate fair
  festival gallery game garage gym hall hotel house index journal kitchen library listing lab market meeting
  museum party pharmacy pub restaurant salon school show stadium station studio theatre tour tower trader tram
  university warehouse`
    .trim()
    .split(/\s+/),
);

/** Where a street lies in a text, in UTF-16 units. */
interface Street {
  readonly start: number;
  readonly end: number;
  /** Whether it is hardly anything but a street without any words around it. */
  readonly isCertain: boolean;
}

/** Where the town ends that a street has behind a blank; null where the words behind it may be anything else. */
export function bareTownEnd(text: string, { start, end, isCertain }: Street): number | null {
  behindBlank.lastIndex = end;
  const words = behindBlank.exec(text)?.[1];
  if (words === undefined || words.split(/[ -]/).some(isNoTown)) return null;
  const before = text.slice(Math.max(0, start - 40), start);
  const townEnd = end + 1 + words.length;
  const isLivedIn = lives.test(before);
  if (isAt(closes, text, townEnd)) return isCertain || isLivedIn || opens.test(before) ? townEnd : null;
  return isLivedIn && isAt(goesOn, text, townEnd) ? townEnd : null;
}

function isNoTown(word: string): boolean {
  const small = word.toLowerCase();
  const one = small.replace(/e?s$/u, '');
  return [small, one, small.replace(/s$/u, '')].some((form) => namedByStreet.has(form) || isOfWork(form));
}

/** Whether an expression (flag y) stands at a place of a text. */
export function isAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

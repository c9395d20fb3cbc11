import { bareTownEnd, isAt, opens } from './bare-town.ts';
import { american, british, gap, tail, town, zipCode } from './postal-code-form.ts';
import { type Replacement, replacementsOf } from './replacement.ts';
import { continental, english, french, german, noLetter } from './street-form.ts';

const compiled = (source: string, flags = 'gmu') => new RegExp(source, flags);

const townBehind = compiled(tail, 'muy');

/** A name that goes on, such as “Main Street Bank”, and several of something are no street. */
const endsHere = compiled(`(?![ ][A-Z][a-z]|[ ][a-z]{3,}s${noLetter})`, 'uy');
const closes = /[ \t]{0,3}(?:$|[,;.)|·])/muy;

const streets = [english, french, german].map((source) => compiled(source));

const places = [
  String.raw`(?<=(?:^|[|·:]|\b(?:at|address is))[ \t]{0,3})${continental}${gap}${zipCode}[ ]${town}(?=[ \t]{0,3}(?:$|[,;.)|·\r]))`,
  `(?:${town},?[ ])?${british}`,
  american,
  String.raw`(?<=^[ \t]{0,3})${zipCode}(?<!00)[ ]${town}(?=[ \t]{0,3}\r?$)`,
].map((source) => compiled(source));

const postBox = compiled(String.raw`(?:P\.?[ ]?O\.?[ ]?Box|\bPostfach)[ ]\d{1,6}`);

const label = String.raw`(?:(?:Home |Postal |Private |Current )?[Aa]ddress|ADDRESS|Adresse|Anschrift)[ \t]{0,2}:|[Mm]y address is|\bI lived? at`;
const piece = String.raw`(?:St\.|Str\.|Nr\.|No\.|[A-ZÀ-Þ\d][\p{L}\p{N}'’/-]{0,30}|de|la|der|den|of|the|am|an)`;
const called = compiled(
  String.raw`(?=[A-ZÀ-Þ\d])(?<=(?:${label})[ \t]{1,3})${piece}(?:[ ,]{1,3}${piece}){1,14}${noLetter}`,
);

/** Postal addresses as they are written in English, German and French, and towns with a postal code. */
export function findAddresses(text: string): Replacement[] {
  return [
    ...streets.flatMap((street) => [...text.matchAll(street)]).flatMap((match) => addressAt(text, match)),
    ...Array.from(text.matchAll(postBox), ({ 0: box, index }) => withTown(text, index, index + box.length)),
    ...replacementsOf(text, places, '[address]'),
    ...replacementsOf(text, [called], '[address]', (found) => /\d/.test(found)),
  ];
}

/** The address that begins with a street; none where without a town it may as well be something else. */
function addressAt(text: string, { 0: street, index, groups }: RegExpExecArray): Replacement[] {
  const end = index + street.length;
  const address = withTown(text, index, end);
  const isEnglish = groups !== undefined;
  const townEnd = bareTownEnd(text, { start: index, end, isCertain: !isEnglish });
  if (address.end === end && townEnd !== null) return [{ ...address, end: townEnd }];
  const isSure = !isEnglish || (groups['sure'] ? isAt(endsHere, text, end) : stands(text, index, end));
  return address.end > end || isSure ? [address] : [];
}

function withTown(text: string, start: number, end: number): Replacement {
  townBehind.lastIndex = end;
  const behind = townBehind.exec(text)?.[0] ?? '';
  return { start, end: end + behind.length, token: '[address]' };
}

/** Whether it is all that stands in a line or between two marks. */
function stands(text: string, start: number, end: number): boolean {
  return opens.test(text.slice(Math.max(0, start - 12), start)) && isAt(closes, text, end);
}

import { type Replacement, replacementsOf } from './replacement.ts';

const label =
  '(?:[Pp]hone|PHONE|[Tt]el(?:e(?:ph|f)one?)?|TEL|[Tt]él(?:éphone)?|[Mm]obile?|[Cc]ell|[Ff]ax|[Ll]andline|[Hh]andy|[Ww]hats[Aa]pp)(?: (?:[Nn]o|[Nn]r|[Nn]umber|[Nn]ummer))?';
const asked =
  "(?:(?:[Cc]all|[Rr]ing|[Tt]ext|[Rr]each|[Pp]hone|[Cc]ontact|[Gg]et) (?:me|us|him|her|them)(?: (?:directly|anytime|back))? (?:at|on|under)|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:(?:own|private|new|direct|work|home|office|phone|mobile|cell|telephone) ){0,2}number(?: is|’s|'s|:)?)";
const years = String.raw`(?:19|20)\d\d[ ]?[-/][ ]?(?:19|20)\d\d`;

/** Telephone numbers by themselves, the shorter ones and those without a code only behind what calls them so. */
const numbers = [
  /(?<![\p{N}.,][ ]?)(?!0[ .-]1[ .-]2)0(?:[ .-]\d){9,12}(?![ .-]?\p{N})/gu,
  /(?<![\p{N}.,])(?:\+|00)\d[\d ()/-]{6,}\d/gu,
  /(?<![\p{N}.,])(?:\(0\d{2,5}\)|0\d{2,5})[ /-]\d{4,}/gu,
  /(?<![\p{N}.,])(?:\(0[1-9]\d{1,4}\)|0[1-9]\d{1,4})[ /-]\d{2,4}(?:[ -]\d{2,4}){1,3}(?![\p{N}])/gu,
  /(?<![\p{N}.,])0[1-9](?:[ .-]\d{2}){4}(?![\p{N}])/gu,
  /(?<![\p{N}.,])0[1-9]\d{2,3}[.-]\d{3}[.-]\d{3,4}(?![\p{N}])/gu,
  /(?<![\p{N}.,])(?:\([2-9]\d{2}\)[ ]?|[2-9]\d{2}[-.])\d{3}[-.]\d{4}(?![\p{N}])/gu,
  new RegExp(
    String.raw`(?=[+(\d])(?<=(?<![\p{L}\p{N}])(?:${label}\.?[ \t]{0,2}:|${asked})[ \t]{0,3})(?!${years})[+(]?\d[\d ()./-]{4,20}\d`,
    'gu',
  ),
  new RegExp(
    String.raw`(?=[+(\d])(?<=(?<![\p{L}\p{N}])${label}\.?[ \t]{1,3})(?:[+(]?0[\d ()./-]{5,20}\d|\d{3}[- .](?:\d{3}[- .])?\d{4}(?!\p{N}))`,
    'gu',
  ),
];

export function findPhoneNumbers(text: string): Replacement[] {
  return replacementsOf(text, numbers, '[phone]');
}

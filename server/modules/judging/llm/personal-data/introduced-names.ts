import { name } from './name-form.ts';
import { roleWords } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

/** Where an answer begins, with or without a greeting. */
const opening = String.raw`(?:^\s*|\b(?:[Hh]ello|[Hh]i|[Hh]ey|[Gg]ood (?:morning|day|afternoon|evening))(?: there| all| everyone)?[\s,.!:–-]+)`;

/** “This is” and “it's” are said of anything but where an answer begins, so only there a name follows them. */
const introductions = [
  String.raw`(?<=\b(?:[Ii] am|[Ii]['’]?m|[Ii] go by|[Mm]y name['’]s)\s+)${name}`,
  String.raw`(?<=${opening}(?:[Tt]his is|[Ii]t['’]s|[Ii]t is|[Mm]yself)\s+)${name}`,
  String.raw`(?<=${opening})${name}(?=\s+(?:here|speaking)\s*[.,:;–-])`,
].map((source) => new RegExp(String.raw`(?=\p{Lu})${source}`, 'gu'));

/** Capitalised words that people say of themselves beside their name. */
const origins = new Set(
  (
    'African American Arab Argentinian Asian Australian Austrian Belgian Brazilian British Bulgarian Canadian ' +
    'Chinese Croatian Czech Danish Dutch Egyptian English Estonian European Filipino Finnish French German Greek ' +
    'Hungarian Indian Indonesian Iranian Irish Israeli Italian Japanese Kenyan Korean Latvian Lithuanian Mexican ' +
    'Nigerian Norwegian Pakistani Polish Portuguese Romanian Russian Scottish Serbian Slovak Slovenian Spanish ' +
    'Swedish Swiss Syrian Thai Turkish Ukrainian Vietnamese Welsh'
  ).split(' '),
);

/**
 * The names by which somebody introduces themselves. Rather a word too much than a name too little:
 * all that is capitalised behind “I am” is one, unless every word of it is known to be something else.
 */
export function findIntroducedNames(text: string): Replacement[] {
  return replacementsOf(text, introductions, '[name]').filter(({ start, end }) =>
    text
      .slice(start, end)
      .split(/\s+/)
      .some((word) => !origins.has(word) && !roleWords.has(word)),
  );
}

import { origins } from './listed.ts';
import { blank, name } from './name-form.ts';
import { roleWords } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

/** Where an answer begins, with or without a greeting. */
const opening = String.raw`(?:^\s*|\b(?:[Hh]ello|[Hh]i|[Hh]ey|[Gg]ood (?:morning|day|afternoon|evening))(?: there| all| everyone)?[\s,.!:–-]+)`;

/** “This is” and “it's” are said of anything but where an answer begins, so only there a name follows them. */
const introductions = [
  String.raw`(?<=\b(?:[Ii] am|[Ii]['’]?m|[Ii] go by|[Mm]y name['’]s)${blank}+)${name}`,
  `(?<=${opening}(?:[Tt]his is|[Ii]t['’]s|[Ii]t is|[Mm]yself)${blank}+)${name}`,
  String.raw`(?<=${opening})${name}(?=${blank}+(?:here|speaking)\s*[.,:;–-])`,
].map((source) => new RegExp(String.raw`(?=\p{Lu})${source}`, 'gu'));

/**
 * The names by which somebody introduces themselves. Rather a word too much than a name too little:
 * all that is capitalised behind “I am” is one, unless every word of it is known to be something else.
 */
export function findIntroducedNames(text: string): Replacement[] {
  return replacementsOf(text, introductions, '[name]', (found) =>
    found.split(/\s+/).some((word) => !origins.has(word) && !roleWords.has(word)),
  );
}

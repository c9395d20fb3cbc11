import { lineName } from './name-form.ts';
import { isPerson } from './no-name-words.ts';
import { movedBy, type Replacement, replacementsOf } from './replacement.ts';

/** What the head of a letter or mail has behind “From:” and the like, as far as its line goes. */
const line =
  /(?<=^[ \t>]{0,6}(?:From|To|Cc|Bcc|Attn|Attention|FAO|Von|An|Kopie|FROM|TO|CC|BCC|ATTN)[ \t]{0,2}:)[^\n]{1,300}/gmu;

const titles = '(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Frau|Herr)\\.? )?';
/** A name that begins the line or follows another; no word of it is a label. */
const entry = new RegExp(
  String.raw`(?<=(?:^|[,;>:])[ \t"]{0,3}${titles})(?=\p{Lu})${lineName}(?![\p{L}\p{M}'’-]|[ \t]?:)`,
  'gu',
);
const address = /^["' \t]{0,3}(?:<|\()?[^\s@]{1,64}@/u;

/** As of “From: New York”, with which no name begins. */
const town = /^(?:Los|New|San|Santa) /;

/** Who writes to whom: two words or more, or one before an e-mail address. */
export function findLetterHeads(text: string): Replacement[] {
  return Array.from(text.matchAll(line)).flatMap(({ 0: head, index }) =>
    replacementsOf(head, [entry], '[name]', (name) => isPerson(name) && !town.test(name))
      .filter(({ start, end }) => head.slice(start, end).includes(' ') || address.test(head.slice(end)))
      .map((name) => movedBy(index, name)),
  );
}

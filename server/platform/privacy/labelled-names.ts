import { blank, fullName, lineName, name, part } from './name-form.ts';
import { isPerson } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

const resume = '(?:[Rr]esume|RESUME|[Rr]ésumé|CV|C\\.V\\.|[Cc]urriculum [Vv]itae|Lebenslauf)';
const label =
  '(?:[Cc]ontact(?: [Pp]erson| [Nn]ame| [Dd]etails)?|Kontakt|Ansprechpartner(?:in)?|[Hh]iring [Mm]anager|[Rr]ecruiter|[Rr]eferees?|[Rr]eferences?|Vorgesetzter?)';
const regards =
  '(?:(?:[Kk]ind|[Bb]est|[Ww]arm|[Ww]armest|[Mm]any)(?:est)? [Rr]egards|[Rr]egards|(?:[Yy]ours )?[Ss]incerely(?: yours)?|[Yy]ours (?:faithfully|truly)|(?:[Bb]est|[Ww]arm) wishes|Mit freundlichen Grüßen|(?:Viele|Beste|Liebe|Freundliche) Grüße|Cordialement|Signed)';
const thanks = '(?:(?:[Mm]any )?[Tt]hanks|[Tt]hank you|[Cc]heers|[Bb]est|[Aa]ll the best)';

const titles = '(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Frau|Herr)\\b';
/** May stand before a name and is no part of it. */
const title = String.raw`(?:${titles}\.? )?`;
const untitled = (found: string) => `(?!${titles})${found}`;

const behind = (sign: string, found: string) => String.raw`(?=\p{Lu})(?<=(?<![\p{L}\p{N}])${sign})${found}`;
const before = (sign: string) => String.raw`(?=[ \t]{0,3}(?:\r?$|${sign}))`;

/** What a resume calls its owner by. */
const ownerForms = [
  behind(String.raw`(?:^[ \t]{0,3}|[Ff]ull |[Cc]andidate )[Nn]ame[ \t]{0,2}:[ \t]{0,3}`, fullName),
  behind(String.raw`${resume}(?: (?:of|for|von|de)|[ \t]{0,2}[:–—|-])[ \t]{1,3}${title}`, untitled(fullName)),
  String.raw`(?<=^[ \t]{0,3})${fullName}(?=[ \t]{0,2}[–—|:,-][ \t]{0,2}${resume}[ \t]{0,3}\r?$)`,
].map((source) => new RegExp(source, 'gmu'));

const forms = [
  behind(String.raw`${label}[ \t]{0,2}:[ \t]{0,3}${title}`, untitled(lineName)),
  behind(String.raw`[Cc]ontact(?: person)?(?: \p{Ll}{1,15}){0,6} is ${title}`, untitled(fullName)),
  behind(
    String.raw`[Rr]eport(?:s|ed|ing)?(?: directly)? to (?:(?:our|the|your|my) (?:\p{Ll}{1,20} ){1,3})?${title}`,
    untitled(fullName),
  ),
  behind('[Cc]ontact ', fullName) + before(String.raw`[,.:(]| (?:at|on|by|via|under)\b`),
  behind(String.raw`${regards}[ \t]{0,3}[,.]?\s{1,6}`, lineName) + before('[,.;|(–-]'),
  behind(String.raw`${thanks}[ \t]{0,3}[,.]?[ \t]{0,3}\r?\n\s{0,4}`, lineName) + before('[,|]'),
  behind('Dear ', lineName) + before('[,:]'),
  behind(`(?:Professor|Captain|Sergeant|Reverend)${blank}+`, `(?!I['’])${name}`),
  behind(
    '(?:[Mm]anager|[Ss]upervisor|[Bb]oss|[Mm]entor|[Ii]nterviewer|[Cc]olleague):?[ ]',
    String.raw`(?:\p{Lu}\.[ ]?){1,3}${part}`,
  ),
].map((source) => new RegExp(source, 'gmu'));

/** Names that a letter, a resume or an advertisement gives away by what stands before or behind them. */
export function findLabelledNames(text: string): Replacement[] {
  return [...findOwners(text), ...replacementsOf(text, forms, '[name]', isPerson)];
}

/** The names that the title of a resume or the label “Name” gives away. */
export function findOwners(text: string): Replacement[] {
  return replacementsOf(text, ownerForms, '[name]', isPerson);
}

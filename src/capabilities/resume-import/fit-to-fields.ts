import {
  BASICS_FIELDS,
  CUSTOM_FIELDS,
  type FieldKind,
  LIST_FIELDS,
  LOCATION_FIELDS,
  MOST_CHARACTERS,
  MOST_CUSTOM,
  MOST_ENTRIES,
  MOST_ITEMS,
  MOST_PROFILES,
  PROFILE_FIELDS,
} from './content-fields.ts';
import { type Found, type FoundResume, found, LIST_SECTIONS, textsOf } from './found-resume.ts';

type AnyEntry = Record<string, Found | Found[] | undefined>;
type Kinds = Readonly<Record<string, FieldKind>>;

/** Cuts what is longer than a field may be; the rest is left over, and the cut is doubted. */
export function fitToFields(resume: FoundResume): FoundResume {
  const { leftovers } = resume;
  const entry = (fields: object, kinds: Kinds) => fitEntry(fields as AnyEntry, kinds, leftovers);
  entry(resume.basics, BASICS_FIELDS);
  entry(resume.location, LOCATION_FIELDS);
  const capped = (list: object[], kinds: Kinds, most: number) => {
    leftovers.push(...list.splice(most).flatMap(textsOf));
    for (const one of list) entry(one, kinds);
  };
  capped(resume.profiles, PROFILE_FIELDS, MOST_PROFILES);
  for (const key of LIST_SECTIONS) capped(resume.lists[key], LIST_FIELDS[key], MOST_ENTRIES);
  // One is kept for what is left over.
  for (const { title, entries } of resume.custom.splice(MOST_CUSTOM - 1))
    leftovers.push(title, ...entries.flatMap(textsOf));
  for (const section of resume.custom) {
    cut(section.title, MOST_CHARACTERS.line, leftovers);
    capped(section.entries, CUSTOM_FIELDS, MOST_ENTRIES);
  }
  resume.leftovers = leftovers.filter(({ text }) => text !== '');
  return resume;
}

function fitEntry(entry: AnyEntry, kinds: Kinds, leftovers: Found[]): void {
  for (const [key, value] of Object.entries(entry)) {
    const kind = kinds[key] ?? 'line';
    if (Array.isArray(value) && (kind === 'words' || kind === 'texts'))
      leftovers.push(...value.splice(MOST_ITEMS[kind]));
    for (const one of [value ?? []].flat()) cut(one, MOST_CHARACTERS[kind], leftovers);
  }
}

function cut(one: Found, most: number, leftovers: Found[]): void {
  if (one.text.length <= most) return;
  const end = endBefore(one.text, most);
  leftovers.push(found(one.text.slice(end), one.place));
  one.text = one.text.slice(0, end).trimEnd();
  one.doubt = `Longer than ${most.toLocaleString('en-US')} characters; the rest is under “Not understood”.`;
}

/** The last space before a limit that is not far from it; never inside a character of two units. */
export function endBefore(text: string, most: number): number {
  const space = text.lastIndexOf(' ', most);
  if (space > most * 0.8) return space;
  const last = text.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff ? most - 1 : most;
}

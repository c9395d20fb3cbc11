import type { ResumeContent } from '../../../openapi/gen/types.gen.ts';
import { randomId } from '../../lib/random-id.ts';
import {
  BASICS_FIELDS,
  CUSTOM_FIELDS,
  type FieldKind,
  LIST_FIELDS,
  LOCATION_FIELDS,
  MOST_CHARACTERS,
  MOST_ITEMS,
  PROFILE_FIELDS,
} from './content-fields.ts';
import { endBefore } from './fit-to-fields.ts';
import { type Found, type FoundResume, LIST_SECTIONS } from './found-resume.ts';

type AnyEntry = Readonly<Record<string, Found | Found[] | undefined>>;

/** Where what was not understood is kept, for the person to sort. */
export const UNSORTED_TITLE = 'Not sorted';

/** The document that the API takes, with every field. */
export function contentOf(resume: FoundResume, keepsLeftovers: boolean): ResumeContent {
  const lists = Object.fromEntries(
    LIST_SECTIONS.map((key) => [key, entriesOf(resume.lists[key], LIST_FIELDS[key])]),
  );
  const custom = resume.custom.map(({ title, entries }) => ({
    ...{ _id: randomId(), title: title.text },
    entries: entriesOf(entries, CUSTOM_FIELDS),
  }));
  if (keepsLeftovers && resume.leftovers.length > 0) custom.push(unsorted(resume.leftovers));
  // The keys are those of the schema, which their types hold.
  return {
    basics: {
      ...fieldsOf(resume.basics, BASICS_FIELDS),
      image: '',
      location: fieldsOf(resume.location, LOCATION_FIELDS),
      profiles: entriesOf(resume.profiles, PROFILE_FIELDS),
    },
    ...lists,
    custom,
  } as unknown as ResumeContent;
}

const entriesOf = (entries: readonly object[], kinds: object) =>
  entries.map((entry) => fieldsOf(entry, kinds)).filter(hasText);

const hasText = (entry: Readonly<Record<string, string | string[]>>) =>
  Object.values(entry).some((value) => value.length > 0);

function fieldsOf(entry: object, kinds: object): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(kinds as Record<string, FieldKind>).map(([key, kind]) => {
      const texts = [(entry as AnyEntry)[key] ?? []].flat().flatMap(({ text }) => text.trim() || []);
      return [key, kind === 'words' || kind === 'texts' ? texts : (texts[0] ?? '')];
    }),
  );
}

function unsorted(leftovers: readonly Found[]) {
  const highlights = leftovers.flatMap(({ text }) => piecesOf(text));
  const entries = [];
  for (let at = 0; at < highlights.length; at += MOST_ITEMS.texts)
    entries.push({
      ...fieldsOf({}, CUSTOM_FIELDS),
      highlights: highlights.slice(at, at + MOST_ITEMS.texts),
    });
  return { _id: randomId(), title: UNSORTED_TITLE, entries };
}

function piecesOf(text: string): string[] {
  const pieces = [];
  let rest = text.trim();
  while (rest.length > MOST_CHARACTERS.texts) {
    const end = endBefore(rest, MOST_CHARACTERS.texts);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

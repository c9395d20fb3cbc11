import { entriesOf, type Found, type FoundResume, LIST_SECTIONS } from '../found-resume.ts';
import { fieldWord, SECTION_WORDS } from './field-words.ts';

/** A text as it is shown for checking. */
export interface FoundRow {
  readonly label: string;
  readonly found: Found;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly FoundRow[];
}

/** What was found, by its sections and entries. */
export function rowGroups(resume: FoundResume): RowGroup[] {
  const { basics, location, profiles, custom } = resume;
  const about = { title: 'About you', rows: [basics, location, ...profiles].flatMap((one) => rowsOf(one)) };
  const lists = LIST_SECTIONS.map((key) => ({
    title: SECTION_WORDS[key],
    rows: numbered(entriesOf(resume, key), (entry) => rowsOf(entry, (field) => fieldWord(field, key))),
  }));
  const own = custom.map(({ title, entries }) => ({
    title: title.text,
    rows: numbered(entries, (entry) => rowsOf(entry)),
  }));
  return [about, ...lists, ...own].filter(({ rows }) => rows.length > 0);
}

function rowsOf(entry: object, word: (field: string) => string = (field) => fieldWord(field)): FoundRow[] {
  return Object.entries(entry as Record<string, Found | Found[]>).flatMap(([key, value]) =>
    [value].flat().map((found) => ({ label: word(key), found })),
  );
}

/** Several entries are told apart by their numbers. */
const numbered = (entries: readonly object[], rows: (entry: object) => FoundRow[]): FoundRow[] =>
  entries.flatMap((entry, index) =>
    rows(entry).map(({ label, found }) => ({
      label: entries.length > 1 ? `${label} ${index + 1}` : label,
      found,
    })),
  );

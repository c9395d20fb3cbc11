import {
  BASICS_FIELDS,
  CUSTOM_FIELDS,
  type FieldKind,
  LIST_FIELDS,
  LOCATION_FIELDS,
  PROFILE_FIELDS,
} from '../content-fields.ts';
import { type FoundResume, found, LIST_SECTIONS, nothingFound } from '../found-resume.ts';
import { ImportProblem } from '../import-problem.ts';

type Json = Record<string, unknown>;

/** What earlier versions of JSON Resume called a field. */
const EARLIER_NAMES: Readonly<Record<string, string>> = { company: 'name', website: 'url' };
/** What says something of the file, and nothing of the person. */
const OF_THE_FILE = new Set(['$schema', 'meta']);

/** Reads a JSON Resume document of any version; what has no field here is left over. */
export function readJsonResume(text: string): FoundResume {
  const document = parse(text);
  const resume = nothingFound();
  const reader = new Reader(resume);
  const { basics, custom, ...sections } = document;
  if (isObject(basics)) {
    const { location, profiles, image, picture, ...fields } = basics;
    reader.read(resume.basics, fields, BASICS_FIELDS, 'basics');
    reader.entry(resume.location, location, LOCATION_FIELDS, 'basics.location');
    reader.list(resume.profiles, profiles, PROFILE_FIELDS, 'basics.profiles');
    if (image || picture) resume.notes.push('The photo was left out. You can add one in the editor.');
  } else reader.leave(basics, 'basics');
  for (const key of LIST_SECTIONS) reader.list(resume.lists[key], sections[key], LIST_FIELDS[key], key);
  readCustom(reader, resume, custom);
  for (const [key, value] of Object.entries(sections))
    if (!OF_THE_FILE.has(key) && !LIST_SECTIONS.some((one) => one === key)) reader.leave(value, key);
  return resume;
}

function parse(text: string): Json {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportProblem('This file is not valid JSON.');
  }
  if (!isObject(document) || !['basics', ...LIST_SECTIONS].some((key) => key in document))
    throw new ImportProblem('This file is not a JSON Resume: it has none of its sections.');
  return document;
}

function readCustom(reader: Reader, resume: FoundResume, custom: unknown): void {
  if (!Array.isArray(custom)) {
    reader.leave(custom, 'custom');
    return;
  }
  for (const [index, section] of custom.entries()) {
    const place = `custom[${index}]`;
    if (!isObject(section)) reader.leave(section, place);
    else {
      const { _id, title, entries, ...rest } = section;
      const made = { title: found(isScalar(title) ? String(title) : '', `${place}.title`), entries: [] };
      reader.list(made.entries, entries, CUSTOM_FIELDS, `${place}.entries`);
      reader.leave(rest, place);
      resume.custom.push(made);
    }
  }
}

class Reader {
  readonly #resume: FoundResume;

  constructor(resume: FoundResume) {
    this.#resume = resume;
  }

  list(into: object[], value: unknown, kinds: object, place: string): void {
    if (!Array.isArray(value)) this.leave(value, place);
    else
      for (const [index, item] of value.entries()) {
        const entry = {};
        // A list of plain words: the first field is what they name.
        const fields = isScalar(item) ? { [nameOf(kinds)]: item } : item;
        this.entry(entry, fields, kinds, `${place}[${index}]`);
        if (Object.keys(entry).length > 0) into.push(entry);
      }
  }

  entry(into: object, value: unknown, kinds: object, place: string): void {
    if (isObject(value)) this.read(into, value, kinds, place);
    else this.leave(value, place);
  }

  read(into: object, fields: Json, kinds: object, place: string): void {
    const made = into as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      const name = key in kinds ? key : (EARLIER_NAMES[key] ?? key);
      const kind = (kinds as Record<string, FieldKind>)[name];
      const where = `${place}.${key}`;
      const isList = kind === 'words' || kind === 'texts';
      if (kind === undefined || made[name] !== undefined) this.leave(value, where);
      else if (isList && Array.isArray(value)) made[name] = this.#texts(value, where);
      else if (!isScalar(value)) this.leave(value, where);
      else if (String(value).trim() !== '')
        made[name] = isList ? [found(String(value), where)] : found(String(value), where);
    }
  }

  #texts(values: readonly unknown[], place: string) {
    return values.flatMap((value, index) => {
      const where = `${place}[${index}]`;
      if (isScalar(value)) return String(value).trim() === '' ? [] : [found(String(value), where)];
      this.leave(value, where);
      return [];
    });
  }

  /** Each text below a value is left over. */
  leave(value: unknown, place: string): void {
    if (isScalar(value)) {
      if (String(value).trim() !== '') this.#resume.leftovers.push(found(String(value), place));
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) this.leave(one, `${place}[${index}]`);
    } else if (isObject(value))
      for (const [key, one] of Object.entries(value)) this.leave(one, `${place}.${key}`);
  }
}

const nameOf = (kinds: object) =>
  ['name', 'title', 'language', 'institution'].find((key) => key in kinds) ?? Object.keys(kinds)[0] ?? '';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

import Papa from 'papaparse';
import { type Found, type FoundResume, found, type ListSection, nothingFound } from '../found-resume.ts';
import { ImportProblem } from '../import-problem.ts';
import { addressPart } from '../lines/contact.ts';
import { isoDate } from '../lines/dates.ts';
import { unpack } from '../zip/unpack.ts';

type Row = Readonly<Record<string, string | undefined>>;
type Columns = Readonly<Record<string, string>>;

/** Which column of which file is which field. */
const FILES: Readonly<Record<string, readonly [ListSection, Columns]>> = {
  Positions: [
    'work',
    {
      ...{ 'Company Name': 'name', Title: 'position', Description: 'summary', Location: 'location' },
      ...{ 'Started On': 'startDate', 'Finished On': 'endDate' },
    },
  ],
  Education: [
    'education',
    {
      ...{ 'School Name': 'institution', 'Degree Name': 'studyType', Activities: 'courses' },
      ...{ 'Start Date': 'startDate', 'End Date': 'endDate' },
    },
  ],
  Skills: ['skills', { Name: 'name' }],
  Languages: ['languages', { Name: 'language', Proficiency: 'fluency' }],
  Certifications: ['certificates', { Name: 'name', Authority: 'issuer', 'Started On': 'date', Url: 'url' }],
  Honors: ['awards', { Title: 'title', Description: 'summary', 'Issued On': 'date' }],
  Publications: [
    'publications',
    {
      Name: 'name',
      Publisher: 'publisher',
      'Published On': 'releaseDate',
      Url: 'url',
      Description: 'summary',
    },
  ],
  Projects: [
    'projects',
    {
      ...{ Title: 'name', Description: 'description', Url: 'url' },
      ...{ 'Started On': 'startDate', 'Finished On': 'endDate' },
    },
  ],
  Volunteering: [
    'volunteer',
    {
      ...{ 'Company Name': 'organization', Role: 'position', Description: 'summary' },
      ...{ 'Started On': 'startDate', 'Finished On': 'endDate' },
    },
  ],
};
const LISTS = ['highlights', 'courses', 'keywords', 'roles'];
const ABOUT = ['Profile', 'Email Addresses', 'PhoneNumbers'];

const nameOf = (file: string) => /([^/]+)\.csv$/i.exec(file)?.[1] ?? '';
const isRead = (file: string) => ABOUT.includes(nameOf(file)) || nameOf(file) in FILES;

/** Whether files of these names are LinkedIn's. */
export const isLinkedIn = (files: readonly string[]): boolean => files.some(isRead);

/** Reads the archive that LinkedIn sends; of its other files none is opened. */
export function readLinkedIn(bytes: Uint8Array): FoundResume {
  const resume = nothingFound();
  for (const [file, content] of unpack(bytes, isRead)) {
    const name = nameOf(file);
    const rows = rowsOf(new TextDecoder().decode(content));
    for (const [index, row] of rows.entries()) readRow(resume, name, row, `${name}.csv, row ${index + 1}`);
  }
  resume.notes.push('Messages, contacts and the other files of the archive were not opened.');
  return resume;
}

function rowsOf(text: string): Row[] {
  const { data, meta } = Papa.parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  if (!meta.fields?.length)
    throw new ImportProblem('A file of this archive is damaged. Download it once more.');
  return data;
}

function readRow(resume: FoundResume, name: string, row: Row, place: string): void {
  const list = FILES[name];
  if (!list) {
    readAbout(resume, name, row, place);
    return;
  }
  const [section, columns] = list;
  const entry: Record<string, Found | Found[]> = {};
  for (const [column, text = ''] of Object.entries(row)) {
    const field = columns[column];
    if (text.trim() === '') continue;
    if (!field) resume.leftovers.push(found(text, `${place}, ${column}`));
    else if (LISTS.includes(field)) entry[field] = [found(text, place)];
    else entry[field] = found(/date/i.test(field) ? isoDate(text) : text, place);
  }
  if (Object.keys(entry).length > 0) (resume.lists[section] as object[]).push(entry);
}

function readAbout(resume: FoundResume, name: string, row: Row, place: string): void {
  const { basics, location, leftovers } = resume;
  const taken = new Set(['Confirmed', 'Updated On', 'Type', 'Extension', 'Maiden Name', 'Primary']);
  const take = (...columns: string[]) => {
    for (const column of columns) taken.add(column);
    return columns
      .map((column) => row[column]?.trim() ?? '')
      .filter(Boolean)
      .join(' ');
  };
  const put = (fields: object, key: string, text: string) => {
    if (text === '') return;
    if (key in fields) leftovers.push(found(text, place));
    else Object.assign(fields, { [key]: found(text, place) });
  };
  if (name === 'Email Addresses') put(basics, 'email', take('Email Address'));
  else if (name === 'PhoneNumbers') put(basics, 'phone', take('Number'));
  else {
    put(basics, 'name', take('First Name', 'Last Name'));
    put(basics, 'label', take('Headline'));
    put(basics, 'summary', take('Summary'));
    put(location, 'city', take('Geo Location') || take('Address'));
    for (const text of take('Websites').match(/https?:\/\/[^\s,\]]+/g) ?? []) putAddress(resume, text, place);
  }
  for (const [column, text = ''] of Object.entries(row))
    if (!taken.has(column) && text.trim() !== '') leftovers.push(found(text, `${place}, ${column}`));
}

function putAddress({ basics, profiles, leftovers }: FoundResume, text: string, place: string): void {
  const part = addressPart(text);
  const url = found(part.text, place);
  if (part.kind === 'profile')
    profiles.push({ network: found(part.network, place), username: found(part.username, place), url });
  else if (basics.url) leftovers.push(url);
  else basics.url = url;
}

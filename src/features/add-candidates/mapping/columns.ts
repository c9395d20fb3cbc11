import type { CandidateEntry } from '../../../../openapi/gen/types.gen.ts';
import type { Table } from '../csv/read-table.ts';

/** What a column of a file can be. */
export const columnFields = {
  full_name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  source: 'Source',
  tags: 'Tags',
  imported: 'Imported field',
} as const;

export type ColumnField = keyof typeof columnFields;

/** One for each column; null where it is left out. */
export type Mapping = readonly (ColumnField | null)[];

/** What several columns can be. */
const MANY = 'imported';

/** What a company is not to look at when it decides is taken over only where somebody wants it. */
const PROTECTED =
  /gender|sex\b|race|ethnic|hispanic|veteran|disab|religio|nationality|citizen|birth|\bage\b|marital|pronoun|eeo/i;

/** As Greenhouse, Ashby, Lever and Workable head the columns of their exports, letters and digits only. */
const headers: Readonly<Record<Exclude<ColumnField, typeof MANY>, readonly string[]>> = {
  full_name: ['name', 'fullname', 'candidatename', 'candidate', 'contactname', 'applicantname', 'applicant'],
  first_name: ['firstname', 'candidatefirstname', 'givenname', 'forename'],
  last_name: ['lastname', 'candidatelastname', 'familyname', 'surname'],
  email: [
    'email',
    'emailaddress',
    'emails',
    'emailaddresses',
    'primaryemail',
    'primaryemailaddress',
    'candidateemail',
    'candidateemailaddress',
    'contactemail',
    'personalemail',
  ],
  phone: [
    'phone',
    'phonenumber',
    'phones',
    'phonenumbers',
    'primaryphone',
    'primaryphonenumber',
    'candidatephone',
    'candidatephonenumber',
    'mobile',
    'mobilephone',
  ],
  source: ['source', 'sources', 'sourcename', 'candidatesource', 'applicationsource', 'origin'],
  tags: ['tags', 'tag', 'candidatetags', 'labels'],
};

const bare = (header: string) => header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const address = /[^\s,;<>()"]+@[^\s,;<>()"]+/u;

/** What each column most likely is: by its header, and an address also by its cells. No field is guessed twice. */
export function guessMapping({ headers: names, rows }: Table): Mapping {
  const guessed: (ColumnField | null)[] = names.map(() => null);
  for (const field of Object.keys(headers) as (keyof typeof headers)[]) {
    const at = headers[field].map((known) => names.findIndex((name) => bare(name) === known));
    const found = at.find((index) => index >= 0);
    if (found !== undefined && guessed[found] === null) guessed[found] = field;
  }
  if (!guessed.includes('email')) {
    const few = rows.slice(0, 20);
    const isFull = (at: number) => few.filter((row) => address.test(row[at] ?? '')).length > few.length / 2;
    const at = names.findIndex((_, index) => guessed[index] === null && isFull(index));
    if (at >= 0) guessed[at] = 'email';
  }
  const isPart = (field: ColumnField | null) => field === 'first_name' || field === 'last_name';
  const hasWhole = guessed.includes('full_name');
  return guessed.map((field, at) => {
    // A whole name makes its parts superfluous.
    if (field !== null) return hasWhole && isPart(field) ? null : field;
    return PROTECTED.test(names[at] ?? '') ? null : MANY;
  });
}

/** A field belongs to one column: the one that had it gives it up. */
export function withColumn(mapping: Mapping, at: number, field: ColumnField | null): Mapping {
  return mapping.map((other, index) => {
    if (index === at) return field;
    return field !== null && field !== MANY && other === field ? null : other;
  });
}

/** Whether candidates can be made of it; else what is missing. */
export function mappingProblem(mapping: Mapping): string | undefined {
  if (!mapping.includes('email')) return 'Choose the column with the email addresses.';
  const hasName = mapping.some((field) => field?.endsWith('_name'));
  return hasName ? undefined : 'Choose the column with the names.';
}

/** As long as the API takes them; names and addresses that are longer are mended by a person. */
const LONGEST = { phone: 60, source: 120, tag: 60, tags: 20, header: 120, text: 1000, fields: 40 };

/** The candidate of a row. Of several addresses or numbers in one cell the first counts. */
export function entryOf(
  row: readonly string[],
  mapping: Mapping,
  headers: readonly string[],
): CandidateEntry {
  const cell = (field: ColumnField) => {
    const at = mapping.indexOf(field);
    return at < 0 ? '' : (row[at] ?? '').trim();
  };
  const name = cell('full_name') || `${cell('first_name')} ${cell('last_name')}`.trim();
  const email = cell('email');
  const tags = cell('tags')
    .split(/[,;|\n]/)
    .map((tag) => tag.trim().slice(0, LONGEST.tag));
  const imported = mapping.flatMap((field, at) => {
    const name = headers[at]?.trim().slice(0, LONGEST.header);
    const text = row[at]?.trim().slice(0, LONGEST.text);
    return field === MANY && name && text ? [{ name, text }] : [];
  });
  return {
    full_name: name,
    email: address.exec(email)?.[0] ?? email,
    phone: (cell('phone').split(/[,;|\n]/)[0] ?? '').trim().slice(0, LONGEST.phone),
    source: cell('source').slice(0, LONGEST.source),
    tags: tags.filter(Boolean).slice(0, LONGEST.tags),
    ...(imported.length > 0 && { imported_fields: imported.slice(0, LONGEST.fields) }),
  };
}

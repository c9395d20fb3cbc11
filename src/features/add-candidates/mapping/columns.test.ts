import { expect, test } from 'vitest';
import { entryOf, guessMapping, mappingProblem, withColumn } from './columns.ts';

const guess = (line: string, ...cells: string[]) => guessMapping({ headers: line.split(','), rows: [cells] });

test('the exports of others are mapped by their headers', () => {
  const files: [file: string, headers: string, mapped: string][] = [
    [
      'Greenhouse',
      'First Name,Last Name,Company,Title,Phone,Email,Social Media,Website,Source,Job',
      'first_name,last_name,imported,imported,phone,email,imported,imported,source,imported',
    ],
    [
      'Ashby',
      'Candidate ID,Candidate Name,Primary Email Address,Primary Phone Number,Source,Current Stage,Tags',
      'imported,full_name,email,phone,source,imported,tags',
    ],
    [
      'Lever',
      'Opportunity ID,Candidate Name,Emails,Phones,Origin,Sources,Tags,Stage',
      'imported,full_name,email,phone,imported,source,tags,imported',
    ],
    [
      'Workable',
      'Name,First name,Last name,Email,Phone,Headline,Job,Stage,Source,Tags',
      'full_name,,,email,phone,imported,imported,imported,source,tags',
    ],
    ['others', ' E-Mail ,full_name,PHONE NUMBER,Gender,Date of birth', 'email,full_name,phone,,'],
  ];
  for (const [file, headers, mapped] of files)
    expect(
      guess(headers)
        .map((field) => field ?? '')
        .join(','),
      file,
    ).toBe(mapped);
});

test('without a header the addresses are found by what they are', () => {
  expect(guess('Column 1,Column 2', 'Ada', 'ada@mail.example')).toEqual(['imported', 'email']);
});

test('a mapping needs an address and a name', () => {
  expect(mappingProblem(['email', null])).toMatch('names');
  expect(mappingProblem(['full_name', null])).toMatch('addresses');
  expect(mappingProblem(['email', 'last_name'])).toBeUndefined();
});

test('a row becomes a candidate', () => {
  const mapping = ['first_name', 'last_name', 'email', 'phone', 'tags', 'imported'] as const;
  const heads = ['First', 'Last', 'Email', 'Phone', 'Tags', 'Note'];
  const row = [
    'Ada',
    'Byron',
    'ada@mail.example (Work); a@home.example',
    '01904 1; 2',
    'one; two,,',
    '=cmd()',
  ];
  expect(entryOf(row, mapping, heads)).toEqual({
    full_name: 'Ada Byron',
    email: 'ada@mail.example',
    phone: '01904 1',
    source: '',
    tags: ['one', 'two'],
    imported_fields: [{ name: 'Note', text: '=cmd()' }],
  });
  const leftOut = withColumn(mapping, 5, null);
  expect(entryOf(row, leftOut, heads)).not.toHaveProperty('imported_fields');
  expect(withColumn(leftOut, 5, 'email')).toEqual([
    'first_name',
    'last_name',
    null,
    'phone',
    'tags',
    'email',
  ]);
  expect(entryOf(['=cmd()', '', 'no address'], mapping, heads)).toMatchObject({
    full_name: '=cmd()',
    email: 'no address',
  });
});

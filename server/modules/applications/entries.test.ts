import { expect, test } from 'vitest';
import { readEntry } from './entries.ts';

const ada = { full_name: 'Ada Byron', email: 'ada@mail.example' };

test('what was written down is tidied', () => {
  const written = { full_name: ' Ada \t Byron ', email: ' ADA@Mail.example ', tags: ['new', ' new', ''] };
  expect(readEntry(written)).toEqual({
    entry: {
      fullName: 'Ada Byron',
      email: 'ada@mail.example',
      phone: '',
      source: '',
      tags: ['new'],
      importedFields: [],
    },
  });
});

test('what a file says besides is kept where it can be read', () => {
  const imported_fields = [
    { name: ' Current stage ', text: 'Phone\n screen' },
    { name: 'Empty', text: ' ' },
    { name: 'Hidden', text: 'a\u202Eb' },
  ];
  expect(readEntry({ ...ada, imported_fields })).toMatchObject({
    entry: { importedFields: [{ name: 'Current stage', text: 'Phone screen' }] },
  });
});

test('what is wrong is named by its field', () => {
  const wrong: [object, string][] = [
    [{ full_name: ' ' }, 'full_name'],
    [{ full_name: 'x'.repeat(121) }, 'full_name'],
    [{ full_name: 'Ada‮Byron' }, 'full_name'],
    [{ email: '' }, 'email'],
    [{ email: 'ada' }, 'email'],
    [{ email: 'ada@mail' }, 'email'],
    [{ email: 'ada@mail.example, eve@mail.example' }, 'email'],
    [{ email: 'ada@mail.example\nBcc: eve@mail.example' }, 'email'],
    [{ email: 'Ada <ada@mail.example>' }, 'email'],
    [{ phone: '\u0000' }, 'phone'],
  ];
  for (const [change, field] of wrong) {
    const read = readEntry({ ...ada, ...change });
    expect('errors' in read && read.errors.map((one) => one.field), JSON.stringify(change)).toEqual([field]);
  }
});

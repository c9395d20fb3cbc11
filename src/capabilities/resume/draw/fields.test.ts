import { expect, test } from 'vitest';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { failingField, fieldOf } from './fields.ts';

const { content } = resumeDraft();

const failingOn = (part: string) => (drawn: unknown) =>
  JSON.stringify(drawn).includes(part) ? Promise.reject(new Error('too hard')) : Promise.resolve();

test.each([
  ['Taught 14', 'work.0.highlights.1'],
  ['zoe-zett', 'basics.profiles.0.username'],
  ['Charité', 'education.0.institution'],
  ['BROKEN', 'custom.0.entries.0.summary'],
  ['nothing of it', ''],
])('the field that cannot be drawn is found: %s', async (part, field) => {
  const entry = {
    title: 'Talk',
    subtitle: '',
    location: '',
    date: '',
    url: '',
    summary: 'BROKEN',
    highlights: [],
  };
  const custom = [{ _id: '01', title: 'Talks', entries: [entry] }];
  expect(await failingField({ ...content, custom }, failingOn(part))).toBe(field);
});

test('a drawn text is from the field that most of it is', () => {
  expect(fieldOf(content, 'BSc, Nursing')).toBe('education.0.area');
  expect(fieldOf(content, 'Ten years in intensive care. Write to zoe@mail.example.')).toBe('basics.summary');
  expect(fieldOf(content, 'Experience')).toBe('');
});

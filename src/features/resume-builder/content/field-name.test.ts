import { expect, test } from 'vitest';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { fieldName } from './field-name.ts';

const draft = resumeDraft();
const custom = [{ _id: '01', title: 'Talks', entries: [] }];

test.each([
  ['basics.label', 'Headline'],
  ['basics.location.city', 'Place'],
  ['work.1.highlights.0', 'Experience 2, Achievements'],
  ['custom.0.entries.2.title', 'Talks 3, Title'],
  ['custom.0.title', 'Talks'],
  ['', ''],
])('%s is called as in the form', (path, name) => {
  expect(fieldName({ ...draft, content: { ...draft.content, custom } }, path)).toBe(name);
});

import { expect, test } from 'vitest';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { mergeDrafts } from './merge-drafts.ts';

const base = resumeDraft();
const withContent = (change: Partial<typeof base.content>) => ({
  ...base,
  content: { ...base.content, ...change },
});

test('changes of different sections are both kept', () => {
  const mine = withContent({ skills: [] });
  const theirs = { ...withContent({ work: [] }), title: 'Other' };
  const { draft, both } = mergeDrafts(base, mine, theirs);
  expect(draft).toEqual({ ...withContent({ work: [], skills: [] }), title: 'Other' });
  expect(both).toEqual([]);
});

test('a section that both changed is named, and stays as it is here', () => {
  const mine = withContent({ skills: [] });
  const theirs = withContent({ skills: [{ name: 'Other', level: '', keywords: [] }] });
  expect(mergeDrafts(base, mine, theirs)).toEqual({ draft: mine, both: ['skills'] });
  expect(mergeDrafts(base, mine, mine).both).toEqual([]);
});

import { expect, test } from 'vitest';
import { blankItem, type Draft } from '../items.ts';
import { mergeDrafts } from './merge-drafts.ts';

const item = (_id: string, prompt: string) => ({ ...blankItem('text'), _id, prompt });
const [a, b, c] = [item('a', 'A'), item('b', 'B'), item('c', 'C')];
const base: Draft = { title: 'T', items: [a, b] };
const merged = (mine: Partial<Draft>, theirs: Partial<Draft>) => {
  const { draft, twice } = mergeDrafts(base, { ...base, ...mine }, { ...base, ...theirs });
  return [draft.title, draft.items.map(({ prompt }) => prompt).join(' '), twice.join(' ')];
};

test.each<[string, Partial<Draft>, Partial<Draft>, string[]]>([
  ['nothing', {}, {}, ['T', 'A B', '']],
  ['different items', { items: [item('a', 'A1'), b] }, { items: [a, item('b', 'B2')] }, ['T', 'A1 B2', '']],
  ['the same item', { items: [item('a', 'A1'), b] }, { items: [item('a', 'A2'), b] }, ['T', 'A2 A1 B', 'A2']],
  [
    'the same item alike',
    { items: [item('a', 'A1'), b] },
    { items: [item('a', 'A1'), b] },
    ['T', 'A1 B', ''],
  ],
  ['new items', { items: [a, b, c] }, { items: [item('d', 'D'), a, b] }, ['T', 'D A B C', '']],
  ['deleted by me', { items: [b] }, {}, ['T', 'B', '']],
  ['deleted by them', {}, { items: [b] }, ['T', 'B', '']],
  ['deleted by me, changed by them', { items: [b] }, { items: [item('a', 'A2'), b] }, ['T', 'A2 B', '']],
  ['changed by me, deleted by them', { items: [item('a', 'A1'), b] }, { items: [b] }, ['T', 'B A1', '']],
  ['the title by me', { title: 'Mine' }, { title: 'Theirs' }, ['Mine', 'A B', '']],
  ['the title by them', {}, { title: 'Theirs' }, ['Theirs', 'A B', '']],
])('%s changed', (_what, mine, theirs, expected) => {
  expect(merged(mine, theirs)).toEqual(expected);
});

import { expect, test, vi } from 'vitest';
import { actionsOf, matching } from './palette-items.ts';

test.each([
  ['', ['New workspace', 'Workspaces']],
  ['wor', ['New workspace', 'Workspaces']],
  ['WORK ne', ['New workspace']],
  ['space', []],
])('%j finds %j', (text, found) => {
  const items = [{ label: 'New workspace' }, { label: 'Workspaces' }];
  expect(matching(items, text).map(({ label }) => label)).toEqual(found);
});

test('keys that do something are actions; those that go about are none', () => {
  const act = vi.fn();
  const [only, ...more] = actionsOf([
    { key: 'ArrowDown', label: 'Next row', act },
    { key: 'n', label: 'New test', act },
    { key: 'y', act },
  ]);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ label: 'New test', detail: 'N' });
  only?.act?.();
  expect(act).toHaveBeenCalledOnce();
});

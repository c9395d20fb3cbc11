import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Test, TestChange } from '../../../../openapi/gen/types.gen.ts';
import { blankItem } from '../items.ts';
import { TestSaver } from './test-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const item = (_id: string, prompt: string) => ({ ...blankItem('text'), _id, prompt });
const first: Test = {
  _id: 't',
  title: 'T',
  items: [item('a', 'A')],
  revision: 1,
  saved_at: '2026-01-05T09:00:00Z',
  saved_by: null,
  is_changed: true,
  versions: [],
  figures: [],
};

/** A server that takes what is based on its newest revision. */
function saving(isAway = () => false) {
  let stored = first;
  const sent: TestChange[] = [];
  const saver = new TestSaver(first, {
    save: async (change) => {
      sent.push(change);
      if (isAway()) throw Object.assign(new Error(), { text: 'No connection.' });
      if (change.base_revision !== stored.revision) return null;
      const { base_revision: revision, ...draft } = change;
      stored = { ...stored, ...draft, revision: revision + 1 };
      return stored;
    },
    load: async () => stored,
    onSaved: () => {},
  });
  const theirs = (change: Partial<Test>) => {
    stored = { ...stored, ...change, revision: stored.revision + 1 };
  };
  return { saver, sent, theirs, stored: () => stored };
}

test('it saves itself once somebody pauses, and nothing that is saved already', async () => {
  const { saver, sent, stored } = saving();
  saver.change({ title: 'T1' });
  saver.change({ title: 'T2' });
  expect(saver.isUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent.length, stored().title, saver.isUnsaved]).toEqual([1, 'T2', false]);
  await saver.flush();
  expect(sent).toHaveLength(1);
});

test('who is second is told, and both changes are saved', async () => {
  const { saver, theirs, stored } = saving();
  theirs({ items: [item('a', 'A'), item('b', 'B')], saved_by: { _id: 'u', full_name: 'Ben' } });
  saver.change({ items: [item('a', 'A1')] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(saver.meeting).toBe('Ben changed this test too. Both changes are here.');
  expect(stored().items.map(({ prompt }) => prompt)).toEqual(['A1', 'B']);
  expect(saver.isUnsaved).toBe(false);
});

test('what could not be saved is said, kept and tried again', async () => {
  let isAway = true;
  const { saver, stored } = saving(() => isAway);
  saver.change({ title: 'Kept' });
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.failure, saver.isUnsaved]).toEqual(['No connection.', true]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(6000);
  expect([saver.failure, stored().title]).toEqual(['', 'Kept']);
});

test('without a title nothing is sent', async () => {
  const { saver, sent } = saving();
  saver.change({ title: ' ' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
});

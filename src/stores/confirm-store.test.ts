import { expect, test } from 'vitest';
import { ConfirmStore } from './confirm-store.ts';

test('opens, is confirmed or cancelled, and closes (§4)', async () => {
  const store = new ConfirmStore();
  expect(store.current).toBeNull();
  const answer = store.ask({ title: 'Skip?', message: 'It counts as skipped.', variant: 'warning' });
  expect(store.current?.title).toBe('Skip?');
  store.settle(true);
  expect(store.current).toBeNull();
  expect(await answer).toBe(true);
});

test('a second question waits for the first', async () => {
  const store = new ConfirmStore();
  const first = store.ask({ title: 'First', message: '' });
  const second = store.ask({ title: 'Second', message: '' });
  expect(store.current?.title).toBe('First');
  store.settle(false);
  expect(store.current?.title).toBe('Second');
  store.settle(true);
  expect([await first, await second]).toEqual([false, true]);
});

test('the same question asked again meanwhile is no second one', async () => {
  const store = new ConfirmStore();
  const first = store.ask({ title: 'Skip?', message: 'It counts as skipped.' });
  expect(await store.ask({ title: 'Skip?', message: 'It counts as skipped.' })).toBe(false);
  store.settle(true);
  expect(await first).toBe(true);
  expect(store.current).toBeNull();
  void store.ask({ title: 'Skip?', message: 'It counts as skipped.' });
  expect(store.current?.title).toBe('Skip?');
});

test('an answer to nothing does nothing', () => {
  expect(() => new ConfirmStore().settle(true)).not.toThrow();
});

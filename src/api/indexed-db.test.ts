import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openIndexedDb } from './indexed-db.ts';

/** A database that is opened when the test says so. */
const database = { close: vi.fn(), onversionchange: () => {} };
const request = { result: database, onsuccess: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => request });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a database that is open makes way for a later version of itself', async () => {
  const opening = openIndexedDb('drafts', () => {});
  request.onsuccess();
  expect(await opening).toBe(database);
  database.onversionchange();
  expect(database.close).toHaveBeenCalledOnce();
});

test('one that opens after it was given up is closed', async () => {
  const opening = expect(openIndexedDb('drafts', () => {})).rejects.toThrow('IndexedDB does not answer.');
  await vi.advanceTimersByTimeAsync(2000);
  await opening;
  database.close.mockClear();
  request.onsuccess();
  expect(database.close).toHaveBeenCalledOnce();
});

import { beforeEach, expect, test } from 'vitest';
import { NotificationStore } from './notification-store.ts';

let now: number;
let store: NotificationStore;
beforeEach(() => {
  now = 1_000_000;
  store = new NotificationStore(() => now);
});

const failure = { type: 'error', title: 'Error 500', message: 'Broken.' } as const;

test('disappears after 5000 ms unless told otherwise; 0 stays (§9)', () => {
  store.notify(failure);
  store.notify({ ...failure, message: 'Stays.', timeout: 0 });
  expect(store.items.map(({ timeout }) => timeout)).toEqual([5000, 0]);
  expect(store.pending.map(({ message }) => message)).toEqual(['Stays.']);
});

test('the same failure within 2 s is shown once (D12)', () => {
  store.notify(failure);
  now += 1999;
  store.notify(failure);
  expect(store.items).toHaveLength(1);
  now += 1;
  store.notify(failure);
  expect(store.items).toHaveLength(2);
});

test.each([{ title: 'Error 502' }, { message: 'Other.' }, { type: 'warning' as const }])(
  'what differs in %j is another failure',
  (difference) => {
    store.notify(failure);
    store.notify({ ...failure, ...difference });
    expect(store.items).toHaveLength(2);
  },
);

test('a caller may ask for a longer silence (D7)', () => {
  store.notify({ ...failure, quietFor: 30_000 });
  now += 29_999;
  store.notify({ ...failure, quietFor: 30_000 });
  expect(store.items).toHaveLength(1);
});

test('success and failure have their shorthand, and can be dismissed', () => {
  store.success('a');
  store.error('b');
  expect(store.items.map(({ type, message }) => type + message)).toEqual(['successa', 'errorb']);
  store.dismiss(store.items[0]?.id ?? 0);
  expect(store.items.map(({ message }) => message)).toEqual(['b']);
});

import { expect, test } from 'vitest';
import type { User } from '../../openapi/gen/types.gen.ts';
import { parseSession, SessionPersistence } from './persistence.ts';

const user: User = {
  _id: 'u1',
  email: 'ada@candor.example',
  full_name: 'Ada',
  role: 'candidate',
  is_verified: true,
  is_active: true,
};

test.each([
  ['missing', null],
  ['empty', ''],
  ['no JSON', '{"user":'],
  ['a number', '7'],
  ['null', 'null'],
  ['an array', '[]'],
  ['without a token', JSON.stringify({ user, isAuthenticated: true })],
  ['an empty token', JSON.stringify({ user, accessToken: '' })],
  ['a token with a line break', JSON.stringify({ user, accessToken: 'T1\nX-Admin: 1' })],
  ['a token with a line break at its end', JSON.stringify({ user, accessToken: 'T1\n' })],
  ['a token with a space', JSON.stringify({ user, accessToken: 'T 1' })],
  ['a Cyrillic token', JSON.stringify({ user, accessToken: 'токен' })],
  ['a token of 100 kB', JSON.stringify({ user, accessToken: 'x'.repeat(100_000) })],
  ['a token that is no text', JSON.stringify({ user, accessToken: { a: 1 } })],
])('%s is nobody (D1)', (_what, saved) => {
  expect(parseSession(saved)).toBeNull();
});

test.each([
  ['missing', undefined],
  ['of an unknown role', { ...user, role: 'root' }],
  ['of an email that is no text', { ...user, email: 7 }],
  ['without an id', { ...user, _id: '' }],
  ['with a flag that is no flag', { ...user, is_active: 'yes' }],
  ['a text', 'ada'],
])('a user who is %s has to be asked for', (_what, saved) => {
  expect(parseSession(JSON.stringify({ user: saved, accessToken: 'T1' }))).toEqual({
    user: null,
    accessToken: 'T1',
  });
});

/** A storage in memory, like the browser's. */
function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

test('saves one flat object without the passing parts of the state (D1)', () => {
  const storage = memory();
  const persistence = new SessionPersistence(() => storage);
  persistence.write({ user, accessToken: 'T1' });
  expect(JSON.parse(storage.getItem('auth') ?? '')).toEqual({
    user,
    accessToken: 'T1',
    isAuthenticated: true,
  });
  expect(persistence.read()).toEqual({ user, accessToken: 'T1' });
  persistence.clear();
  expect(persistence.read()).toBeNull();
});

const broken = (): never => {
  throw new DOMException('QuotaExceededError');
};

test.each<[string, () => Storage]>([
  ['forbidden', broken],
  ['full', () => ({ getItem: broken, setItem: broken, removeItem: broken }) as unknown as Storage],
])('a storage that is %s is an empty one', (_what, storage) => {
  const persistence = new SessionPersistence(storage);
  persistence.write({ user, accessToken: 'T1' });
  persistence.logoutIsPending = true;
  persistence.clear();
  expect(persistence.read()).toBeNull();
  expect(persistence.logoutIsPending).toBe(false);
});

import { expect, test } from 'vitest';
import type { AuthStatus } from '../../openapi/gen/types.gen.ts';
import { ada, asSaved, bob, browserOfEachTest, loginOf } from './auth-store.fixture.ts';
import type { AuthStore } from './auth-store.ts';

const { entries, tabEntries, calls, api, openTab, signedIn, saved } = browserOfEachTest();

test('nobody is known before hydration, nobody after it without a saved session', async () => {
  const auth = openTab();
  expect([auth.isHydrated, auth.isAuthenticated, auth.isLoading]).toEqual([false, false, false]);
  await auth.hydrate();
  expect([auth.isHydrated, auth.isAuthenticated]).toEqual([true, false]);
  expect(calls).toEqual([]);
});

test('a login survives a reload', async () => {
  await signedIn();
  const auth = openTab();
  await auth.hydrate();
  expect(auth.user).toEqual(ada);
  expect(auth.accessToken).toBe('T1');
  expect(auth.isLoading).toBe(false);
  expect(calls).toEqual(['login']);
});

test('a token without a user asks the server first (D2)', async () => {
  entries.set('auth', asSaved(null, 'T1'));
  const auth = openTab();
  const hydration = auth.hydrate();
  expect([auth.isHydrated, auth.isAuthenticated]).toEqual([false, false]);
  await hydration;
  expect([auth.isHydrated, auth.isAuthenticated]).toEqual([true, true]);
  expect(saved().user).toEqual(ada);
});

test('a token that is nobody’s is forgotten', async () => {
  entries.set('auth', asSaved(null, 'T1'));
  api.status = async () => ({ is_authenticated: false, user: null });
  const auth = openTab();
  await auth.hydrate();
  expect(auth.isAuthenticated).toBe(false);
  expect(saved()).toBeNull();
});

test('a status that cannot be had keeps the token for the next start (D5)', async () => {
  entries.set('auth', asSaved(null, 'T1'));
  api.status = () => Promise.reject(new Error('offline'));
  const auth = openTab();
  await auth.hydrate();
  expect([auth.isHydrated, auth.isAuthenticated, auth.statusFailure]).toEqual([
    true,
    false,
    new Error('offline'),
  ]);
  expect(saved().accessToken).toBe('T1');

  api.status = async () => ({ is_authenticated: true, user: ada });
  const again = auth.retryStatus();
  expect([auth.isHydrated, auth.statusFailure]).toEqual([false, null]);
  await again;
  expect([auth.isHydrated, auth.isAuthenticated]).toEqual([true, true]);
});

test('a refused login changes nothing and is thrown (D15)', async () => {
  const auth = openTab();
  await auth.hydrate();
  await expect(auth.signIn(() => Promise.reject(new Error('Wrong password.')))).rejects.toThrow(
    'Wrong password.',
  );
  expect([auth.isAuthenticated, auth.isLoading, auth.ended]).toEqual([false, false, null]);
});

test('an expired session is remembered as such, with whose it was (D8)', async () => {
  const auth = await signedIn();
  expect(auth.expire('T1')).toBe(true);
  expect([auth.user, auth.ended, auth.expiredUserId]).toEqual([null, 'expired', 'ada']);
  expect(saved()).toBeNull();
  expect(auth.expire('T1')).toBe(false);
  expect(auth.expire(null)).toBe(false);
});

test('a late refusal of an old token ends nothing', async () => {
  const auth = await signedIn();
  auth.adoptToken('T2');
  expect(auth.expire('T1')).toBe(false);
  expect(auth.isAuthenticated).toBe(true);
  expect(saved().accessToken).toBe('T2');
});

test('an expiry leaves alone what another user saved', async () => {
  const auth = await signedIn();
  entries.set('auth', asSaved(bob, 'B1'));
  auth.expire('T1');
  expect(saved().user._id).toBe('bob');
});

test('an expiry leaves alone what the same user saved by a newer login', async () => {
  const auth = await signedIn();
  entries.set('auth', asSaved(ada, 'T2'));
  auth.expire('T1');
  expect(saved().accessToken).toBe('T2');
});

test('a tab opened because a session expired starts with nobody and leaves the storage alone (D7)', async () => {
  entries.set('auth', asSaved(ada, 'T1'));
  const auth = openTab();
  await auth.hydrate({ hasExpired: true });
  expect([auth.isHydrated, auth.isAuthenticated]).toEqual([true, false]);
  expect(saved().accessToken).toBe('T1');
  await auth.signIn(loginOf(ada));
  expect(auth.user?._id).toBe('ada');
});

test('whose session expired is known after a reload of that tab, and only there (D8)', async () => {
  const auth = await signedIn();
  auth.expire('T1');
  expect([...tabEntries.values()]).toEqual(['ada']);
  const [reloaded, other] = [openTab(), openTab(new Map())];
  await Promise.all([reloaded.hydrate(), other.hydrate()]);
  expect([reloaded.expiredUserId, other.expiredUserId]).toEqual(['ada', null]);
  reloaded.followOtherTab(asSaved(bob, 'B1'));
  expect(reloaded.user).toBeNull();
});

test('what the server says of the own account is kept, of another one it is left out', async () => {
  const auth = await signedIn();
  auth.updateUser({ ...ada, full_name: 'Ada Lovelace' });
  auth.updateUser({ ...bob, full_name: 'Bob' });
  expect([auth.user?.full_name, saved().user.full_name]).toEqual(['Ada Lovelace', 'Ada Lovelace']);
});

test('a status that is answered after a logout, or after another login, changes nothing', async () => {
  for (const [happens, user] of [
    [(auth: AuthStore) => auth.logout(), null],
    [(auth: AuthStore) => auth.followOtherTab(asSaved(bob, 'B1')), 'bob'],
  ] as const) {
    entries.set('auth', asSaved(null, 'T1'));
    const late = Promise.withResolvers<AuthStatus>();
    api.status = () => late.promise;
    const auth = openTab();
    const hydration = auth.hydrate();
    happens(auth);
    late.resolve({ is_authenticated: true, user: ada });
    await hydration;
    expect(auth.user?._id ?? null).toBe(user);
    entries.clear();
  }
});

test('a proven email is noted; without a user the server is asked (§4)', async () => {
  const auth = await signedIn();
  await auth.markVerified();
  expect(auth.user?.is_verified).toBe(true);
  expect(saved().user.is_verified).toBe(true);

  const anonymous = openTab();
  await anonymous.markVerified();
  expect(calls).toEqual(['login']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthStatus, User } from '../api/gen/types.gen.ts';
import { type AuthApi, AuthStore, type SignInRequest } from './auth-store.ts';
import { SessionPersistence } from './persistence.ts';

const ada: User = {
  _id: 'ada',
  email: 'ada@candor.example',
  full_name: 'Ada',
  role: 'candidate',
  is_verified: false,
  is_active: true,
};
const bob: User = { ...ada, _id: 'bob', email: 'bob@candor.example' };

let entries: Map<string, string>;
let tabEntries: Map<string, string>;
let calls: string[];
let api: AuthApi;

beforeEach(() => {
  entries = new Map();
  tabEntries = new Map();
  calls = [];
  api = {
    signIn: (request) => {
      calls.push('login');
      return request();
    },
    logout: async () => void calls.push('logout'),
    logoutAll: async () => void calls.push('logout-all'),
    status: async () => {
      calls.push('status');
      return { is_authenticated: true, user: ada };
    },
  };
});

const loginOf =
  (user: User): SignInRequest =>
  async () => ({ access_token: 'T1', token_type: 'bearer', expires_in: 600, user });

const storageOf = (kept: Map<string, string>) =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }) as Storage;

const openTab = (ownEntries = tabEntries) =>
  new AuthStore(
    api,
    new SessionPersistence(
      () => storageOf(entries),
      () => storageOf(ownEntries),
    ),
  );
const saved = () => JSON.parse(entries.get('auth') ?? 'null');
const asSaved = (user: User | null, accessToken: string) =>
  JSON.stringify({ user, accessToken, isAuthenticated: true });

async function signedIn() {
  const auth = openTab();
  await auth.hydrate();
  await auth.signIn(loginOf(ada));
  return auth;
}

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
  expect([auth.isHydrated, auth.isAuthenticated]).toEqual([true, false]);
  expect(saved().accessToken).toBe('T1');
});

test('a refused login changes nothing and is thrown (D15)', async () => {
  const auth = openTab();
  await auth.hydrate();
  await expect(auth.signIn(() => Promise.reject(new Error('Wrong password.')))).rejects.toThrow(
    'Wrong password.',
  );
  expect([auth.isAuthenticated, auth.isLoading, auth.ended]).toEqual([false, false, null]);
});

test('a logout clears at once, and tells the server when it can be reached (D9)', async () => {
  const auth = await signedIn();
  let isOnline = false;
  api.logout = async () => {
    calls.push('logout');
    if (!isOnline) throw new Error('offline');
  };
  auth.logout();
  expect(auth.isAuthenticated).toBe(false);
  expect(saved()).toBeNull();
  await Promise.resolve();
  isOnline = true;
  const nextStart = openTab();
  await nextStart.hydrate();
  await new Promise((resolve) => setTimeout(resolve));
  nextStart.retryLogout();
  expect(calls).toEqual(['login', 'logout', 'logout']);
});

test('a logout is told again when the network comes back while the first attempt still fails', async () => {
  const auth = await signedIn();
  let fail: (reason: Error) => void = () => undefined;
  api.logout = () => {
    calls.push('logout');
    return calls.length > 2 ? Promise.resolve() : new Promise((_resolve, reject) => (fail = reject));
  };
  auth.logout();
  auth.retryLogout();
  fail(new Error('offline'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(['login', 'logout', 'logout']);
});

test('a login gives up on a logout still on its way, lest that takes the new session with it', async () => {
  const auth = await signedIn();
  api.logout = (signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        calls.push('logout given up');
        reject(signal.reason);
      });
    });
  auth.logout();
  await auth.signIn(loginOf(bob));
  expect(calls).toEqual(['login', 'logout given up', 'login']);
  auth.retryLogout();
  expect(auth.user?._id).toBe('bob');
  expect(calls).toHaveLength(3);
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

test('a logout that a login in another tab overtook is no longer wanted', async () => {
  const auth = await signedIn();
  let isWanted = () => false;
  api.logout = async (_signal, stillWanted) => {
    isWanted = stillWanted;
    throw new Error('offline');
  };
  auth.logout();
  expect(isWanted()).toBe(true);
  await openTab().signIn(loginOf(bob));
  expect(isWanted()).toBe(false);
});

test('what a refresh wrote while a logout was on its way is nobody’s session', async () => {
  const auth = await signedIn();
  let agree = () => {};
  api.logout = () =>
    new Promise((resolve) => {
      agree = resolve;
    });
  auth.logout();
  const late = asSaved(ada, 'T2');
  entries.set('auth', late);
  auth.followOtherTab(late);
  const opened = openTab();
  opened.followOtherTab(late);
  await opened.hydrate();
  expect([auth.user, opened.user]).toEqual([null, null]);
  agree();
  await vi.waitFor(() => expect([...entries]).toEqual([]));
});

test('a tab that refreshed before it heard of the logout takes back what it wrote', async () => {
  const auth = await signedIn();
  entries.delete('auth');
  auth.adoptToken('T2');
  expect(saved().accessToken).toBe('T2');
  auth.followLogout();
  expect(saved()).toBeNull();
});

test('a logout heard late leaves the next session in the storage alone', async () => {
  const auth = await signedIn();
  entries.set('auth', asSaved(bob, 'B1'));
  auth.followLogout();
  expect(saved().user._id).toBe('bob');
});

test('the end everywhere comes once the server agreed, and other tabs hear it as a logout', async () => {
  const auth = await signedIn();
  const heard: string[] = [];
  const agreed = Promise.withResolvers<void>();
  api.logoutAll = () => agreed.promise;
  const set = entries.set.bind(entries);
  entries.set = (key, value) => {
    heard.push(key);
    return set(key, value);
  };
  const ending = auth.endEverywhere();
  expect(auth.isAuthenticated).toBe(true);
  agreed.resolve();
  await ending;
  expect([auth.user, auth.ended, [...entries]]).toEqual([null, 'signed-out', []]);
  expect(heard).toEqual(['auth-pending-logout']);
  auth.retryLogout();
  expect(calls).toEqual(['login']);
});

test('an end everywhere that the server refused changes nothing and is thrown', async () => {
  const auth = await signedIn();
  api.logoutAll = () => Promise.reject(new Error('Busy.'));
  await expect(auth.endEverywhere()).rejects.toThrow('Busy.');
  expect([auth.user?._id, saved().accessToken]).toEqual(['ada', 'T1']);
});

test('an end everywhere does not end the session that came meanwhile', async () => {
  const auth = await signedIn();
  api.logoutAll = async () => {
    auth.followLogout();
    auth.followOtherTab(asSaved(bob, 'B1'));
  };
  await auth.endEverywhere();
  expect(auth.user?._id).toBe('bob');
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

test('a logout leaves nothing of whose session expired', async () => {
  const auth = await signedIn();
  auth.expire('T1');
  await auth.signIn(loginOf(bob));
  auth.logout();
  expect([...tabEntries]).toEqual([]);
  expect(auth.expiredUserId).toBeNull();
});

test('the logout of another tab ends this session at once and is not told to the server twice (D9)', async () => {
  const auth = await signedIn();
  auth.followLogout();
  expect([auth.user, auth.accessToken, auth.ended]).toEqual([null, null, 'signed-out']);
  expect(calls).toEqual(['login']);
});

test.each<[string, string | null, boolean, string | null]>([
  ['nothing', null, false, null],
  ['a logout', null, true, null],
  ['a logout, and a refresh after it', asSaved(ada, 'T2'), true, null],
  ['a newer token', asSaved(ada, 'T2'), false, 'T2'],
  ['another user’s login', asSaved(bob, 'B1'), false, null],
])('a page that the browser had put aside wakes up to %s', async (_what, json, isPending, token) => {
  const auth = await signedIn();
  if (json) entries.set('auth', json);
  else entries.delete('auth');
  if (isPending) entries.set('auth-pending-logout', '1');
  auth.wakeUp();
  expect(auth.accessToken).toBe(token);
});

test('a proven e-mail is noted; without a user the server is asked (§4)', async () => {
  const auth = await signedIn();
  await auth.markVerified();
  expect(auth.user?.is_verified).toBe(true);
  expect(saved().user.is_verified).toBe(true);

  const anonymous = openTab();
  await anonymous.markVerified();
  expect(calls).toEqual(['login']);
});

test.each<[string, string | null, string | null, string | null]>([
  ['its expiry, which the next call of this one will find out', null, 'ada', 'T1'],
  ['rubbish', '{', 'ada', 'T1'],
  ['a newer token of the same user', asSaved(ada, 'T2'), 'ada', 'T2'],
  ['another user’s login, which is never adopted (D7)', asSaved(bob, 'B1'), null, null],
])('follows another tab: %s', async (_what, json, userId, token) => {
  const auth = await signedIn();
  auth.followOtherTab(json);
  expect(auth.user?._id ?? null).toBe(userId);
  expect(auth.accessToken).toBe(token);
});

test.each<[string, string, string | null]>([
  ['the same user', asSaved(ada, 'T9'), 'ada'],
  ['another user', asSaved(bob, 'B1'), null],
])('after an expiry, a login elsewhere of %s', async (_what, json, userId) => {
  const auth = await signedIn();
  auth.expire('T1');
  auth.followOtherTab(json);
  expect(auth.user?._id ?? null).toBe(userId);
});

test('a tab in which nobody was signed in takes the login of another', async () => {
  const auth = openTab();
  await auth.hydrate();
  auth.followOtherTab(asSaved(bob, 'B1'));
  expect(auth.user?._id).toBe('bob');
});

import { expect, test, vi } from 'vitest';
import { ada, asSaved, bob, browserOfEachTest, loginOf } from './auth-store.fixture.ts';

const { entries, tabEntries, calls, api, openTab, signedIn, saved } = browserOfEachTest();

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

test('a login gives up on a logout still on its way, lest that takes the new cookie with it, and then tells it', async () => {
  const auth = await signedIn();
  api.logout = ({ signal }) =>
    new Promise((resolve, reject) => {
      if (calls.includes('logout given up')) return resolve(void calls.push('logout'));
      signal.addEventListener('abort', () => {
        calls.push('logout given up');
        reject(signal.reason);
      });
    });
  auth.logout();
  await auth.signIn(loginOf(bob));
  await expect.poll(() => calls).toEqual(['login', 'logout given up', 'login', 'logout']);
  expect(auth.user?._id).toBe('bob');
});

test('every logout that failed is told later with the token it was for, whoever signed in since (D9)', async () => {
  let isOnline = false;
  const told: string[] = [];
  api.logout = async ({ token, isLatest }) => {
    if (!isOnline) throw new Error('offline');
    told.push(`${token}, the latest: ${isLatest()}`);
  };
  const auth = openTab();
  for (const token of ['A1', 'B1', 'A1', 'C1']) {
    await auth.signIn(async () => ({ ...(await loginOf(ada)()), access_token: token }));
    auth.logout();
  }
  await auth.signIn(loginOf(bob));
  await new Promise((resolve) => setTimeout(resolve));
  isOnline = true;
  const nextStart = openTab();
  await nextStart.hydrate();
  await expect.poll(() => told).toEqual(['B1', 'A1', 'C1'].map((token) => `${token}, the latest: false`));
  expect([nextStart.user?._id, saved().accessToken, entries.has('auth-owed-logouts')]).toEqual([
    'bob',
    'T1',
    false,
  ]);
});

test('a logout that another tab has told of is no longer owed', async () => {
  const auth = await signedIn();
  let isOwed = () => false;
  api.logout = async (owed) => {
    isOwed = owed.isOwed;
    throw new Error('offline');
  };
  auth.logout();
  expect(isOwed()).toBe(true);
  api.logout = async () => {};
  openTab().retryLogout();
  await expect.poll(isOwed).toBe(false);
});

test('a logout without a token owes the server nothing, and does not stay pending', async () => {
  const auth = openTab();
  await auth.hydrate();
  auth.logout('account-gone');
  expect([...entries]).toEqual([]);
  entries.set('auth-pending-logout', 'signed-out');
  await openTab().hydrate();
  expect([[...entries], calls]).toEqual([[], []]);
});

test('a logout that fails is told again after a minute', async () => {
  const auth = await signedIn();
  vi.useFakeTimers();
  api.logout = async () => {
    calls.push('logout');
    if (calls.length < 4) throw new Error('busy');
  };
  auth.logout();
  await vi.advanceTimersByTimeAsync(300_000);
  vi.useRealTimers();
  expect(calls).toEqual(['login', 'logout', 'logout', 'logout']);
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
  await expect.poll(() => [...entries]).toEqual([]);
});

test('the end everywhere comes once the server agreed, and other tabs hear it as a logout', async () => {
  const auth = await signedIn();
  const agreed = Promise.withResolvers<void>();
  api.logoutAll = () => agreed.promise;
  const written = vi.spyOn(entries, 'set');
  const ending = auth.endEverywhere();
  expect(auth.isAuthenticated).toBe(true);
  agreed.resolve();
  await ending;
  expect([auth.user, auth.ended, [...entries]]).toEqual([null, 'signed-out', []]);
  expect(written.mock.calls.map(([key]) => key)).toEqual(['auth-pending-logout']);
  written.mockRestore();
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

test('a logout leaves nothing of whose session expired', async () => {
  const auth = await signedIn();
  auth.expire('T1');
  await auth.signIn(loginOf(bob));
  auth.logout();
  expect([...tabEntries]).toEqual([]);
  expect(auth.expiredUserId).toBeNull();
});

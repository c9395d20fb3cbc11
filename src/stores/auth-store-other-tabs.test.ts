import { expect, test } from 'vitest';
import { ada, asSaved, bob, browserOfEachTest } from './auth-store.fixture.ts';

const { entries, calls, openTab, signedIn, saved } = browserOfEachTest();

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

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../openapi/gen/types.gen.ts';
import { silent } from '../api/client.ts';
import { getSession, listDevices, login, passkeyLogin, socialLogin, verifyOtp } from '../api/gen/sdk.gen.ts';
import { ada } from '../stores/ada.fixture.ts';
import { carryTrial, keepTrial, keptTrial, trialOf } from '../stores/kept-trial.ts';
import type { RootStore } from '../stores/root-store.ts';
import { connectSession } from './connect-session.ts';

const bob: User = { ...ada, _id: 'bob' };
const asSaved = (user: User, accessToken: string) =>
  JSON.stringify({ user, accessToken, isAuthenticated: true });
const json = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const sessionOf = (user: User, token: string) =>
  json(200, { access_token: token, token_type: 'bearer', expires_in: 600, user });

/** `POST /auth/login with T1` for every call, in their order. */
let calls: string[];
/** The zone that each call told. */
let zones: (string | null)[];
let respond: (call: string) => Response | Promise<Response>;
let stores: RootStore;

beforeEach(async () => {
  calls = [];
  zones = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const bearer = request.headers.get('Authorization')?.replace('Bearer', 'with') ?? 'with none';
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')} ${bearer}`;
    calls.push(call);
    zones.push(request.headers.get('Time-Zone'));
    return respond(call);
  });
  respond = () => json(500, {});
  localStorage.clear();
  localStorage.setItem('auth', asSaved(ada, 'T1'));
  stores = connectSession({
    apiBaseUrl: 'https://candor.example',
    isDemo: false,
    socialProviders: ['google'],
  });
  await stores.auth.hydrate();
});
afterEach(() => void vi.unstubAllGlobals());

const hears = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test.each<[string, Parameters<typeof hears>, string | null]>([
  ['an expiry, which takes `auth` away', ['auth', null], 'T1'],
  ['a refresh', ['auth', asSaved(ada, 'T2')], 'T2'],
  ['a login of another user', ['auth', asSaved(bob, 'B1')], null],
  ['a logout', ['auth-pending-logout', '1'], null],
  ['that the server was told of a logout', ['auth-pending-logout', null], 'T1'],
  ['that the storage was emptied as a whole', [null, null], null],
  ['something else', ['mui-mode', 'dark'], 'T1'],
])('hears from another tab of %s (D7, D9)', (_what, event, token) => {
  hears(...event);
  expect(stores.auth.accessToken).toBe(token);
});

test.each([
  ['1', 'signed-out'],
  ['signed-out', 'signed-out'],
  ['account-gone', 'account-gone'],
])('hears from the logout of another tab why it was: %s', (value, reason) => {
  hears('auth-pending-logout', value);
  expect(stores.auth.ended).toBe(reason);
});

test('a call whose account is gone ends the session, also in an interview, and tells the other tabs', async () => {
  respond = () =>
    json(401, { detail: 'This account has been deleted.', code: 'account_gone', request_id: 'r' });
  await failureOf(getSession({ ...silent, path: { session_id: 's' } }));
  expect([stores.auth.user, stores.auth.ended]).toEqual([null, 'account-gone']);
  expect(localStorage.getItem('auth-pending-logout')).toBe('account-gone');
  expect(stores.notifications.items).toEqual([]);
});

test.each([
  [true, null],
  [false, 'T1'],
])('a page taken from the browser’s own cache (%s) looks what the other tabs did', (persisted, token) => {
  localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(stores.auth.accessToken).toBe(token);
});

test('the installation’s providers are the stores’', () => {
  expect(stores.socialProviders).toEqual(['google']);
});

const signInAsBob = () =>
  stores.auth.signIn(async () => (await login({ ...silent, body: { username: 'bob', password: 'x' } })).data);

const trial = { id: 't', roleFamily: 'software', questionId: 'q', prompt: 'Why?', text: 'I read the logs.' };

test.each([
  ['is dropped where they signed in without registering', null, false],
  ['is dropped where somebody else registered with it', ada.email, false],
  ['stays where they registered with it', 'bob@mail.example', true],
])('what was tried in this tab %s', async (_what, registered, stays) => {
  stores.auth.logout();
  keepTrial(trial);
  if (registered) carryTrial(registered);
  respond = (call) =>
    call.startsWith('POST /auth/login') ? sessionOf({ ...bob, email: 'bob@mail.example' }, 'B1') : json(204);
  await signInAsBob();
  expect(trialOf('bob@mail.example')).toEqual(stays ? trial : null);
  expect(keptTrial()).toBeNull();
  stores.auth.logout();
  expect(trialOf('bob@mail.example')).toBeNull();
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  );

test('says of a browser that keeps nothing that the sign-in ends with the page', async () => {
  respond = (call) => (call.startsWith('POST /auth/login') ? sessionOf(bob, 'B1') : json(204));
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  await signInAsBob();
  storage.mockRestore();
  expect([stores.auth.isAuthenticated, stores.auth.isKept]).toEqual([true, false]);
  expect(stores.notifications.items).toMatchObject([{ type: 'warning', title: 'Your sign-in is not kept' }]);
});

test('a call of one user meets 401 while they log out and another one logs in: nothing is mixed', async () => {
  const late = Promise.withResolvers<Response>();
  respond = (call) => {
    if (call === 'GET /account/devices with T1') return late.promise;
    if (call.startsWith('POST /auth/login')) return sessionOf(bob, 'B1');
    return call.startsWith('POST /auth/logout') ? json(204) : json(500, {});
  };
  const call = failureOf(listDevices());
  await expect.poll(() => calls).toHaveLength(1);
  stores.auth.logout();
  await signInAsBob();
  late.resolve(json(401, {}));
  expect(await call).toMatchObject({ kind: 'session-expired' });
  expect(calls.filter((sent) => /devices|refresh/.test(sent))).toEqual(['GET /account/devices with T1']);
  expect([stores.auth.user?._id, stores.auth.accessToken]).toEqual(['bob', 'B1']);
  expect(stores.notifications.items).toEqual([]);
});

test('a refresh tells the zone of the browser: whoever travels need not sign in anew', async () => {
  respond = (call) => {
    if (call.startsWith('POST /auth/refresh'))
      return json(200, { access_token: 'T2', token_type: 'bearer', expires_in: 600 });
    return call.endsWith('T2') ? json(200, { items: [] }) : json(401, {});
  };
  await listDevices();
  expect(calls[1]).toMatch(/^POST \/auth\/refresh/);
  expect(zones).toEqual([null, Intl.DateTimeFormat().resolvedOptions().timeZone, null]);
});

test('a logout in the middle of a refresh is not undone by its answer', async () => {
  const late = Promise.withResolvers<Response>();
  respond = (call) => {
    if (call.startsWith('POST /auth/refresh')) return late.promise;
    return call.startsWith('POST /auth/logout') ? json(204) : json(401, {});
  };
  const call = failureOf(listDevices());
  await expect.poll(() => calls).toHaveLength(2);
  stores.auth.logout();
  late.resolve(json(200, { access_token: 'T2', token_type: 'bearer', expires_in: 600 }));
  expect(await call).toMatchObject({ kind: 'session-expired' });
  expect([stores.auth.user, stores.auth.accessToken]).toEqual([null, null]);
  expect(localStorage.getItem('auth')).toBeNull();
  expect(stores.notifications.items).toEqual([]);
});

test('a call that meets 401 for ever: two attempts, one refresh, one end', async () => {
  respond = (call) =>
    call.startsWith('POST /auth/refresh')
      ? json(200, { access_token: 'T2', token_type: 'bearer', expires_in: 600 })
      : json(401, {});
  await failureOf(listDevices());
  expect(calls).toEqual([
    'GET /account/devices with T1',
    'POST /auth/refresh with T1',
    'GET /account/devices with T2',
  ]);
  expect(stores.auth.ended).toBe('expired');
  expect(stores.notifications.items.map(({ message }) => message)).toEqual([
    'Your session has expired. Please log in again.',
  ]);
});

test('the end everywhere refreshes before it takes the lock, and then ends at once', async () => {
  let isFresh = false;
  respond = (call) => {
    if (call.startsWith('POST /auth/refresh')) {
      isFresh = true;
      return json(200, { access_token: 'T2', token_type: 'bearer', expires_in: 600 });
    }
    if (!isFresh) return json(401, {});
    return call.includes('status') ? json(200, { is_authenticated: true, user: ada }) : json(204);
  };
  await stores.auth.endEverywhere();
  expect(calls).toEqual([
    'GET /auth/status with T1',
    'POST /auth/refresh with T1',
    'GET /auth/status with T2',
    'POST /auth/logout-all with T2',
  ]);
  expect([stores.auth.user, localStorage.length]).toEqual([null, 0]);
});

test('an end everywhere that the server cannot do leaves the session', async () => {
  respond = (call) =>
    call.includes('status')
      ? json(200, { is_authenticated: true, user: ada })
      : json(503, { detail: 'Busy.' });
  expect(await failureOf(stores.auth.endEverywhere())).toMatchObject({ status: 503, text: 'Busy.' });
  expect(stores.auth.user?._id).toBe('ada');
  expect(stores.notifications.items).toMatchObject([{ title: 'Error 503', message: 'Busy.' }]);
});

const unusable: [string, unknown][] = [
  ['null', null],
  ['an empty text', ''],
  ['a number', 5],
  ['an empty object', {}],
  ['a token with a line break', { access_token: 'T\n2', user: bob }],
  ['a Cyrillic token', { access_token: 'токен', user: bob }],
  ['a token of 100 kB', { access_token: 'x'.repeat(100_000), user: bob }],
];
const UNEXPECTED = 'An unexpected error occurred.';

test.each(unusable)(
  'a refresh that answers 200 with %s is neither a token nor an end (D27)',
  async (_what, body) => {
    respond = (call) => (call.includes('refresh') ? json(200, body) : json(401, {}));
    expect(await failureOf(listDevices())).toMatchObject({ kind: 'network', text: UNEXPECTED });
    expect([stores.auth.accessToken, stores.auth.user?._id, stores.auth.ended]).toEqual(['T1', 'ada', null]);
    expect(localStorage.getItem('auth')).toBe(asSaved(ada, 'T1'));
    expect(stores.notifications.items.map(({ message }) => message)).toEqual([UNEXPECTED]);
  },
);

const person = { username: 'bob', password: 'x' };
const otp = { challenge_id: 'c', method: 'totp', code: '123456', trust_device: false } as const;
const signIns = [
  ['login', async () => (await login({ body: person })).data],
  ['verify-otp', async () => (await verifyOtp({ body: otp })).data],
  [
    'social-login',
    async () => (await socialLogin({ path: { provider: 'google' }, body: { access_token: 't' } })).data,
  ],
  ['passkey-login', async () => (await passkeyLogin({ body: { challenge_id: 'c', credential: {} } })).data],
] as const;
const nobodys: [string, unknown][] = [
  ['no user', { access_token: 'B1' }],
  ['a user of no role', { access_token: 'B1', user: { ...bob, role: 'root' } }],
  ['no token but a challenge', { access_token: null, challenge_id: 'c', methods: ['totp'] }],
];

describe.each(signIns)('%s', (_path, request) => {
  test.each([...unusable, ...nobodys])(
    'that answers 200 with %s is no session (D27)',
    async (_what, body) => {
      respond = () => json(200, body);
      const failure = await failureOf(stores.auth.signIn(request));
      expect(failure).toMatchObject({ kind: 'network', text: UNEXPECTED });
      expect([stores.auth.accessToken, stores.auth.user?._id]).toEqual(['T1', 'ada']);
      expect(localStorage.getItem('auth')).toBe(asSaved(ada, 'T1'));
      expect(stores.notifications.items.map(({ message }) => message)).toEqual([UNEXPECTED]);
    },
  );
});

test.each([
  [200, {}, 'T1', null],
  [200, { is_authenticated: true, user: null }, 'T1', null],
  [500, {}, 'T1', null],
  [403, {}, null, 'expired'],
  [200, { is_authenticated: false, user: null }, null, 'expired'],
])('a status check that answers %i %j keeps the token %s (D5, D27)', async (status, body, token, ended) => {
  respond = () => json(status, body);
  localStorage.setItem('auth', JSON.stringify({ user: null, accessToken: 'T1' }));
  const { auth } = connectSession({
    apiBaseUrl: 'https://candor.example',
    isDemo: false,
    socialProviders: [],
  });
  await auth.hydrate();
  expect([auth.accessToken, auth.ended, auth.statusFailure !== null]).toEqual([token, ended, token !== null]);
  expect(localStorage.getItem('auth')?.includes('T1') ?? false).toBe(token !== null);
});

test('a logout that failed is told after the next login, with its own token, and the new session stays', async () => {
  let isAway = true;
  respond = (call) => {
    if (call.startsWith('POST /auth/login')) return sessionOf(bob, 'B1');
    return call.startsWith('POST /auth/logout') && isAway ? json(503, {}) : json(204);
  };
  stores.auth.logout();
  await expect.poll(() => calls).toEqual(['POST /auth/logout with T1']);
  await signInAsBob();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => localStorage.getItem('auth-owed-logouts')).toBeNull();
  expect(calls.at(-1)).toBe('POST /auth/logout with T1');
  expect([stores.auth.user?._id, stores.auth.accessToken]).toEqual(['bob', 'B1']);
  expect(stores.notifications.items).toEqual([]);
});

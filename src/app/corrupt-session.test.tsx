// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthStatus } from '../../openapi/gen/types.gen.ts';
import { ROLES, type Role } from '../lib/role.ts';
import { ada } from '../stores/ada.fixture.ts';
import { StoresProvider } from '../stores/context.tsx';
import { parseSession } from '../stores/persistence.ts';
import { RootStore } from '../stores/root-store.ts';
import { Guarded } from './screen/guarded.tsx';

const valid = { user: ada, accessToken: 'T1', isAuthenticated: true };
const MEGABYTE = 1_000_000;
const DEPTH = 20_000;

const nobody: AuthStatus = { is_authenticated: false, user: null };
let status: () => Promise<AuthStatus>;

const rootStore = () =>
  new RootStore({
    authApi: {
      signIn: (request) => request(),
      logout: async () => {},
      logoutAll: async () => {},
      status: () => status(),
    },
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  status = async () => nobody;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What resembles a role, and what only a careless comparison takes for one. */
const notARole = fc.oneof(
  fc.constantFrom<unknown>(
    'Admin',
    'ADMIN',
    'admin ',
    'root',
    '',
    ['admin'],
    { role: 'admin' },
    0,
    true,
    null,
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  fc.jsonValue(),
);

const json = (value: unknown) => JSON.stringify(value);

const damagedField = fc
  .tuple(fc.constantFrom('_id', 'email', 'full_name', 'is_verified', 'is_active'), fc.jsonValue())
  .map(([field, value]) => json({ ...valid, user: { ...ada, [field]: value } }));

const damagedText = fc
  .tuple(fc.nat(json(valid).length), fc.nat(20), fc.string())
  .map(([at, cut, put]) => json(valid).slice(0, at) + put + json(valid).slice(at + cut));

const oversized = fc.constantFrom(
  json({ ...valid, user: { ...ada, full_name: 'x'.repeat(MEGABYTE) } }),
  json({ ...valid, accessToken: 'x'.repeat(MEGABYTE) }),
  json({ ...valid, user: { ...ada, more: 'x'.repeat(MEGABYTE) } }),
  '['.repeat(MEGABYTE),
  `{"accessToken":"T1","user":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
  `${json(valid).slice(0, -2)},"more":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}}`,
  `${json(valid).slice(0, -1)},"more":${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}}`,
);

const tampered = fc.constantFrom(
  `{"__proto__":${json(valid)}}`,
  `{"accessToken":"T1","user":{"__proto__":${json(ada)}}}`,
  `{"accessToken":"T1","user":{"__proto__":{"role":"admin"}}}`,
  json({ ...valid, user: [ada] }),
  json([valid]),
  json(json(valid)),
  json({ ...valid, isAuthenticated: 'false' }),
  json({ ...valid, accessToken: 7 }),
);

const saved = fc.oneof(
  { weight: 3, arbitrary: notARole.map((role) => json({ ...valid, user: { ...ada, role } })) },
  { weight: 3, arbitrary: damagedField },
  { weight: 4, arbitrary: damagedText },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: tampered },
  { weight: 1, arbitrary: oversized },
);

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const loginOf = (role: Role) => (role === 'admin' ? '/admin-login' : '/auth/login');

/** Asks for the screen of a role with what is saved: the screen, the error page, or where it leads. */
async function visit(role: Role): Promise<string> {
  const stores = rootStore();
  await stores.auth.hydrate();
  render(
    <StoresProvider stores={stores}>
      <MemoryRouter initialEntries={[`/${role}/dashboard`]}>
        <Address />
        <Routes>
          <Route
            path="/:role/dashboard"
            element={
              <Guarded guards={[role]}>
                <p>Private</p>
              </Guarded>
            }
          />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </StoresProvider>,
  );
  const isStill = screen.getByRole('status').textContent === `/${role}/dashboard`;
  const shown = isStill
    ? await screen.findByText(/^(?:Private|Error \d+:|Checking your sign-in)$/)
    : screen.getByRole('status');
  const outcome = shown.textContent.trim();
  cleanup();
  return outcome;
}

/** The server knows nobody, knows a candidate, or cannot be reached. */
const answers = fc.constantFrom<() => Promise<AuthStatus>>(
  async () => nobody,
  async () => ({ is_authenticated: true, user: ada }),
  () => Promise.reject(new Error('offline')),
);

test('1,000 values of `auth` never give a screen of another role, nor none at all', async () => {
  const roles = fc.constantFrom(...ROLES);
  const property = fc.asyncProperty(saved, roles, answers, async (value, role, answer) => {
    status = answer;
    localStorage.setItem('auth', value);
    const place = role === 'candidate' ? 'Private' : 'Error 403:';
    expect([place, loginOf(role), 'Checking your sign-in']).toContain(await visit(role));
  });
  await fc.assert(property, { seed: 20_260_101, numRuns: 1000 });
});

test('1,000 values of `auth` are a session with a whole user, one without, or nobody', () => {
  const property = fc.property(saved, (value) => {
    const session = parseSession(value);
    if (!session) return;
    expect(session.accessToken).not.toBe('');
    if (!session.user) return;
    expect(Object.keys(session.user).sort()).toEqual(Object.keys(ada).sort());
    expect(ROLES).toContain(session.user.role);
  });
  fc.assert(property, { seed: 20_260_102, numRuns: 1000 });
});

const broken = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const everyMethodThrows = new Proxy({} as Storage, { get: () => broken, set: broken, has: broken });

test.each<[string, () => Storage]>([
  ['throws when it is reached for', broken],
  ['throws at every method', () => everyMethodThrows],
])('with a storage that %s, the session lives in this tab', async (_what, storage) => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage);
  const { auth } = rootStore();
  await auth.hydrate();
  expect([auth.isHydrated, auth.user]).toEqual([true, null]);

  await auth.signIn(async () => ({ access_token: 'T1', token_type: 'bearer', expires_in: 600, user: ada }));
  auth.adoptToken('T2');
  auth.updateUser({ ...ada, full_name: 'Ada Lovelace' });
  await auth.markVerified();
  auth.followOtherTab('{');
  auth.retryLogout();
  expect([auth.user?.full_name, auth.accessToken]).toEqual(['Ada Lovelace', 'T2']);

  expect(auth.expire('T2')).toBe(true);
  auth.followOtherTab(json(valid));
  await auth.endEverywhere();
  auth.logout();
  auth.wakeUp();
  auth.followLogout();
  expect([auth.user, auth.accessToken]).toEqual([null, null]);
});

test.each(ROLES)('with such a storage, the screen of a %s is a login', async (role) => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(broken);
  expect(await visit(role)).toBe(loginOf(role));
});

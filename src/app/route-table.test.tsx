// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ROLES, type Role } from '../lib/role.ts';
import { ada } from '../stores/ada.fixture.ts';
import { StoresProvider } from '../stores/context.tsx';
import { RootStore } from '../stores/root-store.ts';
import type { RouteRow } from './routes.ts';
import { Screens } from './screen/screens.tsx';

// The real table with a page that says no more than that it is shown.
const emptied = vi.hoisted(() => (rows: readonly RouteRow[]) => {
  const page = async () => () => <p>allowed</p>;
  return rows.map(({ path, guards, title }) => ({ path, guards, title, page }));
});
vi.mock('./routes.ts', async (load) => {
  const { routes, ...rest } = await load<typeof import('./routes.ts')>();
  return { ...rest, routes: emptied(routes) };
});
vi.mock('./area-routes.ts', async (load) => {
  const { areaRoutes } = await load<typeof import('./area-routes.ts')>();
  return { areaRoutes: emptied(areaRoutes) };
});

// The server lets people into one live interview, and not yet into another.
vi.mock('../api/gen/sdk.gen.ts', async (load) => ({
  ...(await load<typeof import('../api/gen/sdk.gen.ts')>()),
  getLiveInterview: async ({ path }: { path: { live_interview_id: string } }) => ({
    data: { access: path.live_interview_id === '7' ? 'open' : 'early' },
  }),
}));

afterEach(cleanup);

type Visitor = Role | 'anonymous';

/** What a visitor gets: the page, the error page with a status, or another address. */
type Expected = string | number;

const login = (path: string) => `/auth/login?next=${encodeURIComponent(path)}`;
const adminLogin = (path: string) => `/admin-login?next=${encodeURIComponent(path)}`;
const home = (role: Role) => `/${role}/dashboard`;

const everybody = (outcome: Expected) => (): Expected => outcome;
const guestsOnly = (visitor: Visitor): Expected => (visitor === 'anonymous' ? 'allowed' : home(visitor));
const only =
  (role: Role, outcome: Expected) =>
  (visitor: Visitor, path: string): Expected => {
    if (visitor === 'anonymous') return (role === 'admin' ? adminLogin : login)(path);
    return visitor === role ? outcome : 403;
  };
const whoeverIsSignedIn = (visitor: Visitor, path: string): Expected =>
  visitor === 'anonymous' ? login(path) : 'allowed';
/** A candidate and a recruiter, as the server says (D21). */
const participants =
  (outcome: Expected) =>
  (visitor: Visitor, path: string): Expected => {
    if (visitor === 'anonymous') return login(path);
    return visitor === 'admin' ? 403 : outcome;
  };

const under = (prefix: string, paths: string) => paths.split(' ').map((path) => prefix + path);

/** Every route of §2, and what becomes of each visitor there. */
const TABLE: [(visitor: Visitor, path: string) => Expected, string[]][] = [
  [
    everybody('allowed'),
    ['/', '/apply', '/features', '/pricing', '/legal/terms', '/legal/privacy', '/legal/cookies'],
  ],
  [
    guestsOnly,
    [
      '/admin-login',
      ...under('/auth/', 'login candidate/register recruiter/register forgot-password reset-password'),
    ],
  ],
  [everybody('allowed'), under('/auth/', 'otp register verify-email')],
  [
    only('admin', 'allowed'),
    under(
      '/admin/',
      'dashboard profile settings users logs content interview-reports analytics subscription-plans billing subscriptions',
    ),
  ],
  [
    only('candidate', 'allowed'),
    under(
      '/candidate/',
      'profile settings dashboard reports reports/7 interviews interviews/7 interviews/practice interviews/practice-room interviews/results/7 interviews/session/7',
    ),
  ],
  [only('candidate', 'allowed'), ['/candidate/resume']],
  [participants('allowed'), ['/candidate/interviews/recruiter-session/7']],
  [participants(403), ['/candidate/interviews/recruiter-session/8']],
  [
    only('recruiter', 'allowed'),
    under(
      '/recruiter/',
      'dashboard profile settings candidates reports interviews interviews/7 workspaces workspaces/new workspaces/7 workspaces/7/candidates/new workspaces/7/candidates/8 workspaces/7/interviews/new workspaces/7/interviews/8 tests billing',
    ),
  ],
  [
    whoeverIsSignedIn,
    ['/resume-builder', ...under('/resume-builder/', 'create my-resumes 7 shared/token-7')],
  ],
  [everybody(404), ['/unknown', '/administer', '/candidates/7', '/auth', '/auth/unknown']],
  // Deeper than any route of an area, and the area itself in another spelling.
  [only('admin', 404), ['/admin/users/7/anything', '/ADMIN/unknown']],
];

const rows = TABLE.flatMap(([expected, paths]) =>
  paths.flatMap((path) =>
    (['anonymous', ...ROLES] as const).map((visitor) => [path, visitor, expected(visitor, path)] as const),
  ),
);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function storesOf(visitor: Visitor) {
  localStorage.clear();
  if (visitor !== 'anonymous') {
    const user = { ...ada, role: visitor };
    localStorage.setItem('auth', JSON.stringify({ user, accessToken: 'T1', isAuthenticated: true }));
  }
  const unused = () => Promise.reject(new Error('not used here'));
  const stores = new RootStore({
    authApi: { signIn: unused, logout: unused, logoutAll: unused, status: unused },
  });
  await stores.auth.hydrate();
  return stores;
}

/** Where a visitor who asks for a path ends, in one word. */
async function outcomeOf(path: string, visitor: Visitor): Promise<Expected> {
  render(
    <StoresProvider stores={await storesOf(visitor)}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Screens />
      </MemoryRouter>
    </StoresProvider>,
  );
  const shown = await screen.findByText(/^(?:allowed|Error \d+:)$/);
  const address = screen.getByRole('status').textContent;
  if (address !== path) return address;
  return shown.textContent === 'allowed' ? 'allowed' : Number(shown.textContent.match(/\d+/)?.[0]);
}

test.each(rows)('%s for %s: %s', async (path, visitor, expected) => {
  expect(await outcomeOf(path, visitor)).toBe(expected);
});

test.each<[string, Visitor, Expected]>([
  ['/admin', 'anonymous', adminLogin('/admin/dashboard')],
  ['/candidate', 'anonymous', login('/candidate/dashboard')],
  ['/recruiter', 'anonymous', login('/recruiter/dashboard')],
  ...ROLES.map((role): [string, Visitor, Expected] => [`/${role}`, role, home(role)]),
])('%s for %s leads to %s (D22)', async (path, visitor, expected) => {
  expect(await outcomeOf(path, visitor)).toBe(expected);
});

test('every screen of the application is in this table', async () => {
  const { matchPath } = await import('react-router-dom');
  const { routes } = await import('./routes.ts');
  const { areaRoutes } = await import('./area-routes.ts');
  const known = TABLE.flatMap(([, paths]) => paths);
  const missing = [...routes, ...areaRoutes].filter(
    ({ path }) => !known.some((address) => matchPath(path, address)),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthStatus } from '../../../openapi/gen/types.gen.ts';
import { hostileReturnPaths } from '../../lib/hostile-return-paths.fixture.ts';
import { ada } from '../../stores/ada.fixture.ts';
import type { SignInRequest } from '../../stores/auth-store.ts';
import { StoresProvider } from '../../stores/context.tsx';
import { RootStore } from '../../stores/root-store.ts';
import { Guarded } from './guarded.tsx';

let stores: RootStore;
let status: () => Promise<AuthStatus>;
beforeEach(() => {
  status = async () => ({ is_authenticated: true, user: ada });
  localStorage.clear();
  stores = new RootStore({
    authApi: {
      signIn: (request) => request(),
      logout: async () => {},
      logoutAll: async () => {},
      status: () => status(),
    },
  });
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const page = vi.fn(() => <h1>Private</h1>);
const Page = () => page();

function open(address: string) {
  page.mockClear();
  render(
    <StoresProvider stores={stores}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Routes>
          <Route
            path="/candidate/*"
            element={
              <Guarded guards={['candidate']}>
                <Page />
              </Guarded>
            }
          />
          <Route
            path="/recruiter/*"
            element={
              <Guarded guards={['recruiter']}>
                <Page />
              </Guarded>
            }
          />
          <Route
            path="/auth/login"
            element={
              <Guarded guards={['guest']}>
                <p>Sign in</p>
              </Guarded>
            }
          />
        </Routes>
      </MemoryRouter>
    </StoresProvider>,
  );
}

const login: SignInRequest = async () => ({
  access_token: 'T1',
  token_type: 'bearer',
  expires_in: 600,
  user: ada,
});
const address = () => document.querySelector('output')?.textContent;
const signIn = () => act(async () => void (await stores.auth.signIn(login)));

test('nothing is decided, and nothing shown, before the session is known (D2)', async () => {
  open('/candidate/reports');
  expect(address()).toBe('/candidate/reports');
  expect(page).not.toHaveBeenCalled();
  await act(() => stores.auth.hydrate());
  expect(address()).toBe('/auth/login?next=%2Fcandidate%2Freports');
  expect(page).not.toHaveBeenCalled();
});

test('a check of the sign-in that takes its time, and one that fails, are said in the place of the screen', async () => {
  localStorage.setItem('auth', JSON.stringify({ user: null, accessToken: 'T1' }));
  const answers = [Promise.withResolvers<AuthStatus>(), Promise.withResolvers<AuthStatus>()];
  let asked = 0;
  status = () => answers[asked++]?.promise ?? expect.fail('asked too often');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hydration = stores.auth.hydrate();
  open('/candidate/reports');
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('progressbar')).toBeDefined();
  expect(screen.queryByText(/taking longer/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('This is taking longer than usual. You stay signed in.')).toBeDefined();
  vi.useRealTimers();

  await act(async () => {
    answers[0]?.reject(Object.assign(new Error(), { text: 'The request took too long.' }));
    await hydration;
  });
  expect(address()).toBe('/candidate/reports');
  expect(screen.getByRole('alert').textContent).toContain('The request took too long.');
  expect(localStorage.getItem('auth')).toContain('T1');

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('progressbar')).toBeDefined();
  await act(async () => answers[1]?.resolve({ is_authenticated: true, user: ada }));
  expect(screen.getByRole('heading').textContent).toBe('Private');
});

test('a login leads to where the person wanted to go (D8)', async () => {
  await stores.auth.hydrate();
  open('/candidate/reports?q=a');
  expect(screen.getByText('Sign in')).toBeDefined();
  await signIn();
  expect(address()).toBe('/candidate/reports?q=a');
  expect(screen.getByRole('heading').textContent).toBe('Private');
});

test.each(['//evil.example', 'https://evil.example', '/nowhere', '/recruiter/billing', '/auth/login'])(
  'a return path of %s leads home',
  async (next) => {
    await stores.auth.hydrate();
    open(`/auth/login?next=${encodeURIComponent(next)}`);
    await signIn();
    expect(address()).toBe('/candidate/dashboard');
  },
);

test.each(hostileReturnPaths.map((path) => [path.slice(0, 60), path]))(
  'a return path of %j does not leave the app',
  async (_shown, next) => {
    await stores.auth.hydrate();
    open(`/auth/login?next=${encodeURIComponent(next)}`);
    await signIn();
    expect(address()).toMatch(/^\/(?:candidate\/|$|[?#])/);
  },
);

test('a login leads back to a page of the area that is still to come', async () => {
  await stores.auth.hydrate();
  open('/candidate/interviews/results/7?tab=all');
  expect(address()).toBe('/auth/login?next=%2Fcandidate%2Finterviews%2Fresults%2F7%3Ftab%3Dall');
  await signIn();
  expect(address()).toBe('/candidate/interviews/results/7?tab=all');
});

test('a logout anywhere empties the screen, and leaves nothing to return to', async () => {
  await stores.auth.hydrate();
  await stores.auth.signIn(login);
  open('/candidate/reports');
  act(() => stores.auth.followLogout());
  expect(screen.queryByText('Private')).toBeNull();
  expect(address()).toBe('/auth/login');
});

test('an expired session says so, and the same user comes back', async () => {
  await stores.auth.hydrate();
  await stores.auth.signIn(login);
  open('/candidate/reports');
  act(() => void stores.auth.expire('T1'));
  expect(address()).toBe('/auth/login?next=%2Fcandidate%2Freports&reason=expired');
  await signIn();
  expect(address()).toBe('/candidate/reports');
});

test('the wrong role sees the error page with 403 in its place (D23)', async () => {
  await stores.auth.hydrate();
  await stores.auth.signIn(login);
  open('/recruiter/billing');
  expect(screen.getByRole('heading').textContent).toBe('Error 403: Access denied');
  expect(screen.getByText('You do not have permission to access this resource')).toBeDefined();
  expect(address()).toBe('/recruiter/billing');
});

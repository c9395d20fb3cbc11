// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';

const sessions = '/api/v1/interviews/session';

let sessionId: string;

const pages = servePages();
beforeEach(async () => {
  await pages.signIn();
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  const session = await pages.ask('POST', sessions, { mode: 'practice', ...wish });
  sessionId = session._id;
  await pages.ask('POST', `${sessions}/${sessionId}/start`);
});

const path = () => `/candidate/interviews/session/${sessionId}`;

/** What another tab of this browser wrote. */
const hears = (key: string, newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

it('a page that was opened with an expired sign-in loads by itself once somebody logged in in another tab', async () => {
  refuseToRefresh();
  await pages.visit(path(), { ...pages.account, accessToken: 'expired' });
  await screen.findByText('This interview could not be loaded');
  const saved = JSON.parse(window.localStorage.getItem('auth') ?? '{}');
  hears('auth', JSON.stringify({ ...saved, accessToken: pages.account.accessToken }));
  await screen.findByRole('button', { name: 'Done' });
  expect(screen.queryByText('This interview could not be loaded')).toBeNull();
});

it('leads to the start page where the account was deleted on another device, and says so', async () => {
  await pages.visit(path());
  await screen.findByRole('button', { name: 'Done' });
  await deleteAccount();
  // Somebody comes back to the page.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Your account is deleted');
  expect(window.location.pathname).toBe('/');
  expect(screen.queryByText('Log in in a new tab')).toBeNull();
  expect(window.localStorage.getItem('auth')).toBeNull();
});

it('says so as well where another tab of the browser has deleted it', async () => {
  await pages.visit(path());
  await screen.findByRole('button', { name: 'Done' });
  hears('auth-pending-logout', 'account-gone');
  await screen.findByText('Your account is deleted');
  expect(window.location.pathname).toBe('/');
});

/** The server has ended the session in which the token was made. */
function refuseToRefresh(): void {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const isRefresh = new Request(input, init).url.endsWith('/auth/refresh');
    if (!isRefresh) return real.call(window, input, init);
    return Response.json({ detail: 'Sign in to continue.', request_id: 'r' }, { status: 401 });
  });
}

async function deleteAccount(): Promise<void> {
  const { email, password, accessToken } = pages.account;
  const reply = await pages.server.app.inject({
    method: 'POST',
    url: '/api/v1/candidate/deletion',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { email, current_password: password },
  });
  expect(reply.statusCode).toBe(204);
}
